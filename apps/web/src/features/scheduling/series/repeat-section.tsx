import type { SeriesOccurrence } from '@app/contract/scheduling/series.contract';
import { canBeHad, LONGEST_SERIES } from '@app/domain/scheduling/recurrence';
import {
  NumberInput,
  Radio,
  SegmentedControl,
  Select,
  Skeleton,
  Switch,
  Text,
} from '@mantine/core';
import type { BookingRequest } from '../../../booking/booking-gate.ts';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { fieldErrorsOf } from '../../../foundation/form-errors.ts';
import { formatDay } from '../../../foundation/format.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { clockOf } from '../agenda/agenda-columns.ts';
import { goesOnTooLong, type Repeat, useSeriesPreview } from './repeat.api.ts';
import {
  cutShortText,
  endChoices,
  repeatLabels as labels,
  skipText,
  unitChoices,
} from './repeat.labels.ts';
import classes from './repeat.module.css';
import { SeriesConflicts } from './series-conflicts.tsx';

type RepeatSectionProps = { request: BookingRequest; repeat: Repeat };

/** On the last step of a booking: the same again, at which times, and what of it is free. */
export function RepeatSection({ request, repeat }: RepeatSectionProps) {
  const { form, change } = repeat;
  return (
    <section className={classes.repeat}>
      <Switch
        label={labels.repeat}
        description={labels.repeatHelp}
        checked={form.isOn}
        onChange={(event) => change({ isOn: event.currentTarget.checked })}
      />
      {form.isOn && (
        <>
          <RuleFields repeat={repeat} />
          <Preview request={request} repeat={repeat} />
        </>
      )}
    </section>
  );
}

function RuleFields({ repeat: { form, change } }: { repeat: Repeat }) {
  return (
    <div className={classes.fields}>
      <NumberInput
        label={labels.every}
        min={1}
        max={99}
        clampBehavior="strict"
        allowDecimal={false}
        hideControls={false}
        value={form.every}
        onChange={(every) => change({ every: Number(every) })}
      />
      <Select
        label={labels.unit}
        data={unitChoices}
        allowDeselect={false}
        value={form.unit}
        onChange={(unit) => unit && change({ unit })}
      />
      <SegmentedControl
        className={classes.ends}
        aria-label={labels.ends}
        data={endChoices}
        value={form.ends}
        onChange={(ends) => change({ ends })}
      />
      {form.ends === 'count' ? (
        <NumberInput
          label={labels.count}
          min={1}
          max={LONGEST_SERIES}
          clampBehavior="strict"
          allowDecimal={false}
          hideControls={false}
          value={form.count}
          onChange={(count) => change({ count: Number(count) })}
        />
      ) : (
        <DateField
          label={labels.lastDay}
          value={form.lastDay}
          onChange={(lastDay) => change({ lastDay })}
        />
      )}
    </div>
  );
}

function Preview({ request, repeat }: RepeatSectionProps) {
  const { data, error, isPending, fetchStatus } = useSeriesPreview(repeat.form, request);
  if (error) {
    const [sentence] = Object.values(fieldErrorsOf(error));
    return (
      <Text role="alert" c="var(--mantine-color-error)">
        {labels.failedToPreview} {sentence ?? errorText(error)}
      </Text>
    );
  }
  if (isPending && fetchStatus === 'idle') return <Text c="dimmed">{labels.incomplete}</Text>;
  if (!data) return <Skeleton height={120} />;
  return <Previewed occurrences={data} repeat={repeat} />;
}

type PreviewedProps = { occurrences: SeriesOccurrence[]; repeat: Repeat };

function Previewed({ occurrences, repeat: { form, change } }: PreviewedProps) {
  const timezone = useTimezone();
  const [first, last] = [occurrences[0], occurrences.at(-1)];
  const isCut = first && goesOnTooLong(form, clockOf(first.startTime, timezone).date);
  return (
    <>
      {isCut && last && (
        <Text role="status">{cutShortText(formatDay(last.startTime, timezone))}</Text>
      )}
      <SeriesConflicts
        occurrences={occurrences}
        verb="book"
        outsideHours={form.outsideHours}
        onOutsideHours={(outsideHours) => change({ outsideHours })}
      />
      <ConflictChoice occurrences={occurrences} repeat={{ form, change }} />
    </>
  );
}

function ConflictChoice({ occurrences, repeat: { form, change } }: PreviewedProps) {
  const missed = occurrences.filter(({ conflict }) => !canBeHad(conflict, form.outsideHours));
  if (missed.length === 0) return null;
  return (
    <Radio.Group
      label={labels.notFree}
      value={form.conflicts}
      onChange={(rule) => change({ conflicts: rule === 'skip' ? 'skip' : 'refuse' })}
    >
      <div className={classes.choices}>
        <Radio value="skip" label={skipText(missed)} />
        <Radio value="refuse" label={labels.refuse} />
      </div>
    </Radio.Group>
  );
}
