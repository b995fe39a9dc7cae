import { Loader, Stack, Text } from '@mantine/core';
import { CopyButton } from '../../../ui/copy-button.tsx';
import type { Exchange } from './asked.view.ts';
import { assistantLabels as labels } from './assistant.labels.ts';
import classes from './assistant.module.css';

/** A question and what came of it, as plain text. */
export function ExchangeCard({ exchange }: { exchange: Exchange }) {
  const { question, answer, state, note } = exchange;
  return (
    <article className={classes.exchange} aria-busy={state !== 'over'}>
      <Stack gap="sm" className={classes.answer}>
        <div>
          <Text size="xs" c="dimmed">
            {labels.asked}
          </Text>
          <Text fw={600} className={classes.text}>
            {question}
          </Text>
        </div>
        {answer !== '' && <Text className={classes.text}>{answer}</Text>}
        {state !== 'over' && <Waiting isArriving={state === 'arriving'} />}
        {note && (
          <Text size="sm" c={answer === '' ? 'var(--mantine-color-error)' : 'dimmed'}>
            {note}
          </Text>
        )}
        {state === 'over' && answer !== '' && (
          <div>
            <CopyButton label={labels.copy} text={answer} failure={labels.failedToCopy} />
          </div>
        )}
      </Stack>
    </article>
  );
}

function Waiting({ isArriving }: { isArriving: boolean }) {
  return (
    <Text size="sm" c="dimmed" display="flex" style={{ alignItems: 'center', gap: 8 }}>
      <Loader size={14} aria-hidden />
      {isArriving ? labels.arriving : labels.thinking}
    </Text>
  );
}
