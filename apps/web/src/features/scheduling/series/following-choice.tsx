import { canBeHad } from '@app/domain/scheduling/recurrence';
import { Radio, Text } from '@mantine/core';
import type { BookingRequest } from '../../../booking/booking-gate.ts';
import { followingText } from '../appointments/appointments.labels.ts';
import type { Change } from '../booking/change.api.ts';
import { repeatLabels as labels, notFreeText, skipText } from './repeat.labels.ts';
import classes from './repeat.module.css';
import { SeriesConflicts } from './series-conflicts.tsx';

type FollowingChoiceProps = { change: Change; request: BookingRequest };

/** Changing one of a series: only this one, or those after it too. */
export function FollowingChoice({ change, request }: FollowingChoiceProps) {
  const { appointment, which, conflicts, outsideHours, taken, choose } = change;
  const missed = taken.filter(({ conflict }) => !canBeHad(conflict, outsideHours));
  const isMove = change.isOnlyMoved(request);
  return (
    <section className={classes.repeat}>
      <Radio.Group
        label={isMove ? labels.which : labels.whichToChange}
        value={which}
        onChange={(value) => choose({ which: value === 'following' ? 'following' : 'one' })}
      >
        <div className={classes.choices}>
          <Radio value="one" label={labels.onlyThis} />
          <Radio value="following" label={followingText(appointment.followingInSeries)} />
        </div>
      </Radio.Group>
      {which === 'following' && taken.length > 0 && (
        <>
          <Text role="alert">{notFreeText(taken)}</Text>
          <SeriesConflicts
            occurrences={taken}
            verb={isMove ? 'move' : 'change'}
            outsideHours={outsideHours}
            onOutsideHours={(rule) => choose({ outsideHours: rule })}
          />
          {missed.length > 0 && (
            <Radio.Group
              aria-label={labels.notFree}
              value={conflicts}
              onChange={(rule) => choose({ conflicts: rule === 'skip' ? 'skip' : 'refuse' })}
            >
              <div className={classes.choices}>
                <Radio value="skip" label={skipText(missed)} />
                <Radio value="refuse" label={isMove ? labels.moveRefuse : labels.changeRefuse} />
              </div>
            </Radio.Group>
          )}
        </>
      )}
    </section>
  );
}
