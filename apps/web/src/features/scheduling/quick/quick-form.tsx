import { APPOINTMENT_LIMITS } from '@app/domain/scheduling/appointment';
import { formatTime } from '@app/domain/shared/local-time';
import { Alert, Button, Select, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import type { HandedOver } from '../booking/booking-dialog.tsx';
import { ClientChoiceField } from '../client-choice/client-choice-field.tsx';
import { useClientOf, useQuickChoices, useQuickTimes } from './quick.api.ts';
import { quickLabels as labels, sumsText } from './quick.labels.ts';
import classes from './quick.module.css';
import { useQuickBooking } from './quick-booking.api.ts';
import type { QuickDraft } from './quick-draft.ts';
import type { useQuickDraft } from './quick-draft.view.ts';
import { QuickServices } from './quick-services.tsx';
import { QuickTime } from './quick-time.tsx';

type QuickFormProps = {
  quick: ReturnType<typeof useQuickDraft>;
  clientId: string | undefined;
  onBooked: () => void;
  onMore: (handed: HandedOver) => void;
};

export function QuickForm({ quick, clientId, onBooked, onMore }: QuickFormProps) {
  const { draft } = quick;
  const timezone = useTimezone();
  const choices = useQuickChoices(draft);
  const { chosen } = choices;
  const serviceIds = chosen.map(({ id }) => id);
  const durationMinutes = sum(chosen.map((one) => one.durationMinutes));
  const times = useQuickTimes(draft, serviceIds, durationMinutes);
  const { startTime } = times;
  const parts = { draft, serviceIds, startTime, change: quick.change, onBooked };
  const { book, fault, trouble, settle, isSending } = useQuickBooking(parts);
  const change = (part: Partial<QuickDraft>) => {
    quick.change(part);
    settle();
  };
  useClientOf(clientId, (client) => change({ client }));
  const isGone = choices.isGone || trouble?.about === 'professional';

  function send(event: FormEvent): void {
    event.preventDefault();
    if (!isGone) void book();
  }

  // What stands in the way may be out of sight in a sheet.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault || trouble)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault, trouble]);

  return (
    <form ref={form} onSubmit={send} noValidate className={classes.form}>
      <Stack gap="md">
        <ClientChoiceField
          value={draft.client}
          onChange={(client) => change({ client })}
          fault={fault}
        />
        <Select
          label={labels.professional}
          placeholder={isGone ? undefined : labels.anybody}
          data={choices.professionals.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.professionalId}
          error={isGone && labels.gone}
          clearable
          onChange={(professionalId) => change({ professionalId })}
        />
        <QuickServices
          services={choices.services}
          value={serviceIds}
          unoffered={choices.unoffered}
          error={trouble?.about === 'services' ? trouble.sentence : null}
          onChange={(ids) => change({ serviceIds: ids })}
        />
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
        {trouble?.about === 'all' && (
          <Alert color="red" role="alert">
            {trouble.sentence}
          </Alert>
        )}
      </Stack>
      <div className={classes.foot}>
        {chosen.length > 0 && (
          <p className={classes.sums}>
            {sumsText({
              priceCents: sum(chosen.map((one) => one.priceCents)),
              priceVaries: chosen.some((one) => one.priceVaries),
              durationMinutes,
              until: startTime && endOf(startTime, durationMinutes, timezone),
            })}
          </p>
        )}
        <Button
          variant="subtle"
          onClick={() =>
            onMore({
              client: draft.client,
              professionalId: isGone ? null : draft.professionalId,
              professionalName: nameIn(choices.professionals, draft.professionalId),
              serviceIds,
              startTime,
              notes: draft.notes,
            })
          }
        >
          {labels.more}
        </Button>
        <Button type="submit" loading={isSending} disabled={isGone} className={classes.book}>
          {labels.book}
        </Button>
      </div>
    </form>
  );
}

function endOf(startTime: string, minutes: number, timezone: string): string {
  return formatTime(Temporal.Instant.from(startTime).add({ minutes }), timezone);
}

function nameIn(people: readonly { id: string; name: string }[], id: string | null): string {
  return people.find((one) => one.id === id)?.name ?? '';
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
