import type { OfferedService } from '@app/contract/catalog/professional-services.contract';
import type { Service } from '@app/contract/catalog/services.contract';
import { Button, Skeleton, Stack } from '@mantine/core';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx';
import { useGuard } from '../../../ui/dialogs/guard.tsx';
import { MergedNotice } from '../../../ui/dialogs/merged-notice.tsx';
import { RestoredNotice } from '../../../ui/dialogs/restored-notice.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import type { ProfessionalPanelProps } from '../../team/professionals/professional-panel.ts';
import { useLowPriceQuestion } from '../services/low-price.view.ts';
import { LowPriceQuestion } from '../services/low-price-question.tsx';
import { useServices } from '../services/services.api.ts';
import { useOfferedServices } from './professional-services.api.ts';
import { type OfferForm, useOfferForm } from './professional-services.form.ts';
import { choiceText, offeredLabels } from './professional-services.labels.ts';
import { ProfessionalServicesList } from './professional-services-list.tsx';

/** What she does, with a price or duration of her own where it differs. */
export default function ProfessionalServicesPanel(props: ProfessionalPanelProps) {
  const services = useServices();
  const offered = useOfferedServices(props.professional.id);
  return (
    <LoadBlock query={services} skeleton={<ListSkeleton />}>
      {(all) => (
        <LoadBlock query={offered} skeleton={<ListSkeleton />}>
          {(hers) =>
            all.some(({ active }) => active) || hers.length > 0 ? (
              <OfferEditor {...props} services={all} offered={hers} />
            ) : (
              <NoServices />
            )
          }
        </LoadBlock>
      )}
    </LoadBlock>
  );
}

type OfferEditorProps = ProfessionalPanelProps & {
  services: readonly Service[];
  offered: readonly OfferedService[];
};

function OfferEditor({ professional, services, offered }: OfferEditorProps) {
  const form = useOfferForm({ professionalId: professional.id, services, offered });
  const lowPrice = useLowPriceQuestion();
  const { close } = useGuard(() => form.isDirty, form.forget);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isValid && !form.isSaving) void lowPrice.askBefore(form.save, form.ownPrices);
      }}
    >
      <RestoredNotice draft={form} />
      <MergedNotice merged={form.merged} names={form.names} textOf={choiceText} />
      <ProfessionalServicesList form={form} />
      <DialogActions>
        <Button variant="default" onClick={close} disabled={form.isSaving}>
          {offeredLabels.close}
        </Button>
        <Button type="submit" loading={form.isSaving} disabled={!form.isDirty}>
          {offeredLabels.save}
        </Button>
      </DialogActions>
      <LowPriceQuestion {...lowPrice} />
      <CommissionsQuestion form={form} />
    </form>
  );
}

function CommissionsQuestion({ form }: { form: OfferForm }) {
  return (
    <ConfirmDialog
      opened={form.inQuestion !== null}
      title={offeredLabels.commissionsTitle}
      confirmLabel={offeredLabels.commissionsEnd}
      tone="destructive"
      onConfirm={form.endCommissions}
      onClose={form.keepCommissions}
    >
      {offeredLabels.commissionsHelp}
      <ul>
        {form.inQuestion?.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function NoServices() {
  return (
    <EmptyState
      picture="services"
      sentence={offeredLabels.empty}
      action={<LinkButton to="/dashboard/services">{offeredLabels.emptyAction}</LinkButton>}
    />
  );
}

const lines = ['1', '2', '3', '4', '5', '6'];

function ListSkeleton() {
  return (
    <Stack gap="sm">
      {lines.map((line) => (
        <Skeleton key={line} height={44} radius="md" />
      ))}
    </Stack>
  );
}
