import type { Verb } from '@app/domain/scheduling/next-verb';
import { cents } from '@app/domain/shared/money';
import { Button, type ButtonProps } from '@mantine/core';
import { verbText } from './visit.labels.ts';
import type { useVisitVerbs, Visit } from './visit-verbs.view.ts';

type VerbButtonProps = Pick<ButtonProps, 'variant' | 'fullWidth'> &
  Pick<ReturnType<typeof useVisitVerbs>, 'act' | 'isCashier'> & {
    verb: Verb;
    appointment: Visit;
  };

/** One verb of an appointment, with what it will cost. */
export function VerbButton({ verb, appointment, act, isCashier, ...look }: VerbButtonProps) {
  return (
    <Button
      {...look}
      onClick={({ detail }) => {
        // The second click of a double one would already do what comes after.
        if (detail < 2) void act(verb);
      }}
    >
      {verbText(verb, { priceCents: cents(appointment.priceCents), isCashier })}
    </Button>
  );
}
