import type { Professional } from '@app/contract/team/professionals.contract';
import { useApi } from '../../../foundation/api.tsx';
import { useWrite } from '../../../foundation/hooks/use-write.ts';
import { ThingActions } from '../../../ui/kept-things/thing-actions.tsx';
import type { ThingChoices } from '../../../ui/kept-things/things-page.tsx';
import { useDeactivateProfessional } from './professionals.api.ts';
import { professionalLabels } from './professionals.labels.ts';

export type ProfessionalChoices = ThingChoices<Professional>;

type ProfessionalActionsProps = ProfessionalChoices & { professional: Professional };

export function ProfessionalActions({ professional, ...choices }: ProfessionalActionsProps) {
  const { reactivate } = useApi().team.professionals;
  const reactivateProfessional = useWrite(reactivate.mutationOptions());
  return (
    <ThingActions
      thing={professional}
      labels={professionalLabels}
      deactivate={useDeactivateProfessional()}
      reactivate={(id) => reactivateProfessional({ id })}
      {...choices}
    />
  );
}
