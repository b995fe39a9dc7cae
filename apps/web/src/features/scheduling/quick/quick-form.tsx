import { APPOINTMENT_LIMITS } from '@app/domain/scheduling/appointment';
import { Select, Skeleton, Stack, Textarea } from '@mantine/core';
import { type FormEvent, Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { isLong } from '../../../ui/fields/long-choices.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import type { ChosenPlace } from '../agenda/booking-place.ts';
import type { HandedOver } from '../booking/booking-dialog.tsx';
import { ClientChoiceField } from '../client-choice/client-choice-field.tsx';
import { quickLabels as labels } from './quick.labels.ts';
import classes from './quick.module.css';
import type { useQuickDraft } from './quick-draft.view.ts';
import { QuickFoot } from './quick-foot.tsx';
import { type QuickFields, useQuickFields } from './quick-form.view.ts';
import { QuickServices } from './quick-services.tsx';
import { QuickTime } from './quick-time.tsx';

const PackageHint = lazyPart(() => import('../../prepaid/package-hint.tsx'));

type QuickFormProps = {
  quick: ReturnType<typeof useQuickDraft>;
  clientId: string | undefined;
  onBooked: () => void;
  onMore: (handed: HandedOver) => void;
  onChoose: ((place: ChosenPlace | null) => void) | undefined;
};

export function QuickForm(props: QuickFormProps) {
  const { quick, clientId, onBooked, onMore, onChoose } = props;
  const fields = useQuickFields(quick, { clientId, onBooked });
  const { draft, change, booking, times, serviceIds, isGone } = fields;
  const { trouble, fault } = booking;
  useTelling(times.place, onChoose);

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!isGone) void booking.book();
  }

  // What stands in the way may be out of sight in a sheet.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const way = '[aria-invalid="true"], [data-way-out] input';
    if (fault || trouble) form.current?.querySelector<HTMLElement>(way)?.focus();
  }, [fault, trouble]);

  return (
    <form ref={form} onSubmit={send} noValidate className={classes.form}>
      <Stack gap="md">
        <ClientChoiceField
          value={draft.client}
          onChange={(client) => change({ client })}
          fault={fault}
        />
        <Choices fields={fields} />
        {draft.client.kind === 'known' && serviceIds.length > 0 && (
          <Suspense fallback={null}>
            <PackageHint clientId={draft.client.client.id} serviceIds={serviceIds} />
          </Suspense>
        )}
        <QuickTime
          draft={draft}
          times={times}
          hasServices={serviceIds.length > 0}
          trouble={trouble}
          onChange={change}
        />
        <Textarea
          label={labels.notes}
          minRows={1}
          maxLength={APPOINTMENT_LIMITS.notesLength}
          value={draft.notes}
          onChange={(event) => change({ notes: event.currentTarget.value })}
        />
      </Stack>
      <QuickFoot fields={fields} onMore={onMore} />
    </form>
  );
}

/** Said for as long as the panel is open. */
function useTelling(place: ChosenPlace | null, tell: QuickFormProps['onChoose']): void {
  const { professionalId, startTime, endTime } = place ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is another place.
  useEffect(() => {
    tell?.(place);
    return () => tell?.(null);
  }, [professionalId, startTime, endTime]);
}

function PeopleSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton height="calc(var(--control-height) + 1.5rem)" />
      <Skeleton className={classes.coming} />
    </Stack>
  );
}

/** With whom and what; what was typed beside it stays while they are asked for again. */
function Choices({ fields }: { fields: QuickFields }) {
  const { draft, change, choices, serviceIds, isGone, booking } = fields;
  const { trouble } = booking;
  return (
    <LoadBlock query={choices.people} skeleton={<PeopleSkeleton />} explain={labels.noPeople}>
      {(people) => (
        <>
          <Select
            label={labels.professional}
            placeholder={isGone ? undefined : labels.anybody}
            data={people.map(({ id, name }) => ({ value: id, label: name }))}
            searchable={isLong(people)}
            value={draft.professionalId}
            error={isGone && labels.gone}
            clearable
            onChange={(professionalId) => change({ professionalId })}
          />
          <LoadBlock
            query={choices.offered}
            skeleton={<Skeleton className={classes.coming} />}
            explain={labels.noOffer}
          >
            {(services) => (
              <QuickServices
                services={services}
                value={serviceIds}
                unoffered={choices.unoffered}
                error={trouble?.about === 'services' ? trouble.sentence : null}
                onChange={(ids) => change({ serviceIds: ids })}
              />
            )}
          </LoadBlock>
        </>
      )}
    </LoadBlock>
  );
}
