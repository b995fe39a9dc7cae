import { z } from 'zod';
import { operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';

/** What the operators decide about the platform itself. */
const platformSettings = z.strictObject({
  /** Whether whoever signs up is led to the checkout, or to her first steps at once. */
  signUpCheckout: z.boolean(),
});
export type PlatformSettings = z.infer<typeof platformSettings>;

nameSchemas({ PlatformSettings: platformSettings });

const route = tagged('Plataforma');

export const platformSettingsContract = {
  read: operatorProcedure
    .route(route.get('/platform/settings', 'Configurações'))
    .output(platformSettings),

  change: operatorProcedure
    .route(route.put('/platform/settings', 'Mudar as configurações'))
    .input(platformSettings)
    .output(platformSettings),
};
