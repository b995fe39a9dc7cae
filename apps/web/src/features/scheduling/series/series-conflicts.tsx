import type { SeriesOccurrence } from '@app/contract/scheduling/series.contract';
import type { OutsideHours } from '@app/domain/scheduling/recurrence';
import { Checkbox, Text } from '@mantine/core';
import { OccurrenceList } from './occurrence-list.tsx';
import {
  freeCountText,
  isOutside,
  repeatLabels as labels,
  outsideText,
  type SeriesVerb,
} from './repeat.labels.ts';

type SeriesConflictsProps = {
  occurrences: readonly SeriesOccurrence[];
  verb: SeriesVerb;
  outsideHours: OutsideHours;
  onOutsideHours: (outsideHours: OutsideHours) => void;
};

/** The dates of a series, how many of them are free, and whether days off are meant. */
export function SeriesConflicts(props: SeriesConflictsProps) {
  const { occurrences, verb, outsideHours, onOutsideHours } = props;
  return (
    <>
      <Text role="status" fw={600}>
        {freeCountText(occurrences)}
      </Text>
      <OccurrenceList label={labels.preview} occurrences={occurrences} />
      {occurrences.some(isOutside) && (
        <Checkbox
          label={outsideText[verb]}
          description={labels.outsideHelp}
          checked={outsideHours === 'book'}
          onChange={({ currentTarget: { checked } }) => onOutsideHours(checked ? 'book' : 'avoid')}
        />
      )}
    </>
  );
}
