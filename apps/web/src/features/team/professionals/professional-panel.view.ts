import type { Professional } from '@app/contract/team/professionals.contract';
import { type ComponentType, useEffect } from 'react';

/** One tab of a professional's dialog. Other areas bring theirs; the route puts them together. */
export type ProfessionalPanelProps = {
  professional: Professional;
  /** Says whether there is something to lose, so that the dialog asks before leaving the tab. */
  onDirty: (isDirty: boolean) => void;
  onClose: () => void;
};

export type ProfessionalPanels = {
  services: ComponentType<ProfessionalPanelProps>;
  commissions: ComponentType<ProfessionalPanelProps>;
};

export function useReportDirty(isDirty: boolean, onDirty: (isDirty: boolean) => void): void {
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
}
