import { ASSISTANT_TEXTS } from '@app/domain/insights/assistant';
import { Button, Stack, Textarea } from '@mantine/core';
import { IconPlayerStopFilled, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { assistantLabels as labels } from './assistant.labels.ts';
import classes from './assistant.module.css';

type AskBoxProps = {
  question: string;
  isAsking: boolean;
  onType: (question: string) => void;
  onAsk: (question: string) => void;
  onStop: () => void;
};

/** What is typed stays until an answer to it begins. */
export function AskBox({ question, isAsking, onType, onAsk, onStop }: AskBoxProps) {
  const [isMissing, setIsMissing] = useState(false);

  function type(typed: string): void {
    onType(typed);
    setIsMissing(false);
  }

  function press(): void {
    const typed = question.trim();
    if (isAsking) onStop();
    else if (typed === '') setIsMissing(true);
    else onAsk(typed);
  }

  return (
    <Stack gap="sm">
      <Textarea
        label={labels.question}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={ASSISTANT_TEXTS.question}
        error={isMissing && labels.missing}
        value={question}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <ul aria-label={labels.examplesName} className={classes.examples}>
        {labels.examples.map((example) => (
          <li key={example}>
            <Button
              variant="default"
              size="sm"
              className={classes.example}
              onClick={() => type(example)}
            >
              {example}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        {/* One button in both states: whoever pressed it is still on it when she wants to stop. */}
        <Button
          variant={isAsking ? 'default' : 'filled'}
          leftSection={isAsking ? <IconPlayerStopFilled size={18} /> : <IconSend size={18} />}
          onClick={press}
        >
          {isAsking ? labels.stop : labels.submit}
        </Button>
      </div>
    </Stack>
  );
}
