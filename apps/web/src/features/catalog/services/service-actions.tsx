import type { Service } from '@app/contract/catalog/services.contract';
import { useApi } from '../../../foundation/api.tsx';
import { useWrite } from '../../../foundation/hooks/use-write.ts';
import { ThingActions } from '../../../ui/kept-things/thing-actions.tsx';
import type { ThingChoices } from '../../../ui/kept-things/things-page.tsx';
import { serviceLabels } from './services.labels.ts';

type ServiceActionsProps = ThingChoices<Service> & { service: Service };

export function ServiceActions({ service, ...choices }: ServiceActionsProps) {
  const { deactivate, reactivate } = useApi().catalog.services;
  const deactivateService = useWrite(deactivate.mutationOptions());
  const reactivateService = useWrite(reactivate.mutationOptions());
  return (
    <ThingActions
      thing={service}
      labels={serviceLabels}
      deactivate={(id) => deactivateService({ id })}
      reactivate={(id) => reactivateService({ id })}
      {...choices}
    />
  );
}
