import { Chip, Group, Stack, Text } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { FailureText } from '../../../ui/failure-text.tsx';
import { leadToNextEmpty } from '../../../ui/forms/next-empty.ts';
import { useLowPriceQuestion } from '../services/low-price.view.ts';
import { LowPriceQuestion } from '../services/low-price-question.tsx';
import { useOfferServices } from './first-steps.api.ts';
import {
  alreadyOffered,
  firstStepsLabels,
  servicesLabels as labels,
  lineText,
} from './first-steps.labels.ts';
import classes from './first-steps.module.css';
import { useGoToStep } from './first-steps.view.ts';
import { OwnServicesList } from './own-services-list.tsx';
import { ReadyMadeList } from './ready-made-list.tsx';
import { CHOICES, isWhole, useServiceDrafts } from './services-step.view.ts';
import { StepFeet } from './step-feet.tsx';

type ServicesStepFormProps = { offeredNames: readonly string[] };

/** One tap for the trade, then prices: everything else is what the trade usually does. */
export function ServicesStepForm({ offeredNames }: ServicesStepFormProps) {
  const goTo = useGoToStep();
  const offer = useOfferServices();
  const lowPrice = useLowPriceQuestion();
  const { line, chooseLine, drafts, wanted, change, add, forget } = useServiceDrafts(offeredNames);
  const [isChecked, setIsChecked] = useState(false);
  const isOwn = line === 'other';

  async function save(): Promise<void> {
    const services = wanted.map(({ name, durationMinutes, price }) => ({
      name: name.trim(),
      durationMinutes,
      priceCents: price ?? 0,
    }));
    try {
      await offer.mutateAsync({ services });
      forget();
      goTo('equipe');
    } catch (error) {
      showFailure(firstStepsLabels.failed, errorText(error));
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (wanted.length === 0 || !wanted.every(isWhole)) return;
    const prices = wanted.map(({ price }) => ({ before: null, after: price ?? 0 }));
    void lowPrice.askBefore(save, prices);
  }

  return (
    <form onSubmit={submit} onKeyDown={leadToNextEmpty} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{labels.explanation}</Text>
        {offeredNames.length > 0 && <Text>{alreadyOffered(offeredNames.length)}</Text>}
        <Chip.Group value={line ?? ''} onChange={(value) => chooseLine(lineOf(value))}>
          <Group gap="xs" role="radiogroup" aria-label={labels.line}>
            {CHOICES.map((name) => (
              <Chip
                key={name}
                name="line"
                value={name}
                size="md"
                classNames={{ label: classes.chip }}
              >
                {lineText[name]}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        {isChecked && !line && <FailureText>{labels.chooseLine}</FailureText>}
        {isOwn && <Text>{labels.own}</Text>}
        {isOwn && (
          <OwnServicesList drafts={drafts} isChecked={isChecked} onChange={change} onAdd={add} />
        )}
        {line && !isOwn && (
          <ReadyMadeList drafts={drafts} isChecked={isChecked} onChange={change} />
        )}
        {line && isChecked && wanted.length === 0 && (
          <FailureText>{isOwn ? labels.writeOne : labels.tickOne}</FailureText>
        )}
        <StepFeet onSkip={() => goTo('equipe')} isSaving={offer.isPending} />
      </Stack>
      <LowPriceQuestion {...lowPrice} />
    </form>
  );
}

function lineOf(value: unknown) {
  return CHOICES.find((line) => line === value) ?? null;
}
