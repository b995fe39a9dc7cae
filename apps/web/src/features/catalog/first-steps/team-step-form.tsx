import { Stack, Text } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { leadToNextEmpty } from '../../../ui/forms/next-empty.ts';
import { useHireTeam } from './first-steps.api.ts';
import { firstStepsLabels, teamLabels as labels } from './first-steps.labels.ts';
import classes from './first-steps.module.css';
import { useGoToStep } from './first-steps.view.ts';
import { PersonRow } from './person-row.tsx';
import { StepFeet } from './step-feet.tsx';
import { colleagueOf, hasPossibleHours, hoursOf, isNamed, usePeople } from './team-step.view.ts';

type TeamStepFormProps = {
  /** Who types, while nobody works here yet. */
  me: string | null;
  known: readonly string[];
};

export function TeamStepForm({ me, known }: TeamStepFormProps) {
  const goTo = useGoToStep();
  const hire = useHireTeam();
  const { people, change, forget } = usePeople(me);
  const [isChecked, setIsChecked] = useState(false);
  const [first] = people;
  const named = people.filter(isNamed);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setIsChecked(true);
    if (!first || !isNamed(first)) return;
    if (!named.every((person) => hasPossibleHours(hoursOf(person, first)))) return;
    try {
      await hire.mutateAsync({ people: named.map((person) => colleagueOf(person, first)) });
      forget();
      goTo('link');
    } catch (error) {
      showFailure(firstStepsLabels.failed, errorText(error));
    }
  }

  return (
    <form onSubmit={submit} onKeyDown={leadToNextEmpty} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{labels.explanation}</Text>
        {known.length > 0 && (
          <Text>
            {labels.alreadyThere}: {known.join(', ')}
          </Text>
        )}
        <ul className={classes.rows} aria-label={labels.people}>
          {first &&
            people.map((person, place) => (
              <li key={person.key}>
                <PersonRow
                  person={person}
                  first={first}
                  number={place + 1}
                  isChecked={isChecked}
                  onChange={(changes) => change(person.key, changes)}
                />
              </li>
            ))}
        </ul>
        <Text size="sm" c="dimmed">
          {labels.commissionHelp}
        </Text>
        <StepFeet onSkip={() => goTo('link')} isSaving={hire.isPending} />
      </Stack>
    </form>
  );
}
