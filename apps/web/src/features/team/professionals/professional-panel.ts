import type { Professional } from '@app/contract/team/professionals.contract';
import type { ComponentType } from 'react';

/** One tab of a professional's dialog. Other areas bring theirs; the route puts them together. */
export type ProfessionalPanelProps = { professional: Professional };

export type ProfessionalPanels = {
  services: ComponentType<ProfessionalPanelProps>;
  commissions: ComponentType<ProfessionalPanelProps>;
};
