import type { Verb } from '@app/domain/scheduling/next-verb';
import { cents } from '@app/domain/shared/money';
import { Button, type ButtonProps } from '@mantine/core';
import { verbOfText, verbText } from './visit.labels.ts';
import type { useVisitVerbs, Visit } from './visit-verbs.view.ts';

type VerbButtonProps = Pick<ButtonProps, 'variant' | 'fullWidth'> &
  Pick<ReturnType<typeof useVisitVerbs>, 'act' | 'isCashier'> & {
    verb: Verb;
    appointment: Visit;
    /** Where several of them stand on one screen, each says to whom it belongs. */
    whose?: string;
  };

/** One verb of an appointment, with what it will cost. */
export function VerbButton(props: VerbButtonProps) {
  const { verb, appointment, act, isCashier, whose, ...look } = props;
  const text = verbText(verb, { priceCents: cents(appointment.priceCents), isCashier });
  return (
    <Button
      {...look}
      aria-label={whose && verbOfText(text, whose)}
      onClick={({ detail }) => {
        // The second click of a double one would already do what comes after.
        if (detail < 2) void act(verb);
      }}
    >
      {text}
    </Button>
  );
}
