import { z } from 'zod';
import { operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';

/** What the operators decide about the platform itself. */
const platformSettings = z.strictObject({
  /** Whether whoever signs up is led to the checkout, or to her first steps at once. */
  signUpCheckout: z.boolean(),
});
export type PlatformSettings = z.infer<typeof platformSettings>;

nameSchemas({ PlatformSettings: platformSettings });

const tags = ['Plataforma'];

export const platformSettingsContract = {
  read: operatorProcedure
    .route({ method: 'GET', path: '/platform/settings', tags, summary: 'Configurações' })
    .output(platformSettings),

  change: operatorProcedure
    .route({ method: 'PUT', path: '/platform/settings', tags, summary: 'Mudar as configurações' })
    .input(platformSettings)
    .output(platformSettings),
};
