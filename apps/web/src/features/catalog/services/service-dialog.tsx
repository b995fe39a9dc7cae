import type { Service } from '@app/contract/catalog/services.contract';
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx';
import { useLowPriceQuestion } from './low-price.view.ts';
import { LowPriceQuestion } from './low-price-question.tsx';
import { priceOf, type ServiceDraft, useServiceForm } from './service.form.ts';
import { ServiceFields } from './service-fields.tsx';
import { serviceFieldNames, serviceLabels } from './services.labels.ts';

type ServiceDialogProps = {
  /** `null` for a new one. */
  service: Service | null;
  onClose: () => void;
};

export default function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const { saving, merged } = useServiceForm(service, onClose);
  const lowPrice = useLowPriceQuestion();
  const { form } = saving;

  /** Resolves only what the person has to be asked first; saving goes on by itself. */
  async function save(draft: ServiceDraft): Promise<void> {
    lowPrice.askBefore(() => saving.save(draft), [pricesOf(draft, service)]);
  }

  return (
    <>
      <FormDialog
        title={service ? serviceLabels.edit : serviceLabels.create}
        size="lg"
        saving={{ ...saving, save }}
        merged={merged}
        names={serviceFieldNames}
        isCovered={lowPrice.price !== null}
        onClose={onClose}
      >
        <ServiceFields form={form} />
      </FormDialog>
      <LowPriceQuestion {...lowPrice} />
    </>
  );
}

function pricesOf(draft: ServiceDraft, service: Service | null) {
  return { before: service?.priceCents ?? null, after: priceOf(draft) };
}
