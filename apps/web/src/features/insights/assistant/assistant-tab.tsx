import type { Assistant } from '@app/contract/insights/assistant.contract';
import { ASSISTANT_TEXTS } from '@app/domain/insights/assistant';
import { Alert, Progress, Skeleton, Stack, Text, Textarea, VisuallyHidden } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { SettingsForm } from '../../company/settings-form.tsx';
import { SettingsSection } from '../../company/settings-section.tsx';
import { AskBox } from './ask-box.tsx';
import type { Exchange } from './asked.view.ts';
import { useAsking } from './asking.view.ts';
import { useAssistant } from './assistant.api.ts';
import { assistantLabels as labels } from './assistant.labels.ts';
import classes from './assistant.module.css';
import { ExchangeCard } from './exchange-card.tsx';
import { useInstructionsForm } from './instructions.form.ts';

/** Asks about the company's figures, and says how it wants to be answered. */
export default function AssistantTab() {
  return (
    <LoadBlock
      query={useAssistant()}
      skeleton={<Skeleton height={320} radius="lg" />}
      explain={() => labels.failedToLoad}
    >
      {(assistant) => (
        <Stack gap="lg">
          {assistant.provider === 'none' ? (
            <Notice words={labels.none} />
          ) : (
            <Asking assistant={assistant} />
          )}
          <InstructionsOf assistant={assistant} />
        </Stack>
      )}
    </LoadBlock>
  );
}

function Notice({ words: { title, text } }: { words: { title: string; text: string } }) {
  return (
    <Alert icon={<IconInfoCircle size={20} />} title={title}>
      {text}
    </Alert>
  );
}

function Asking({ assistant: { provider, month } }: { assistant: Assistant }) {
  const { question, exchanges, isAsking, type, ask, stop } = useAsking();
  return (
    <>
      {provider === 'sim' && <Notice words={labels.simulated} />}
      <SettingsSection {...labels.ask}>
        <Stack gap="md">
          <AskBox question={question} isAsking={isAsking} onType={type} onAsk={ask} onStop={stop} />
          <Text size="sm" c="dimmed">
            {labels.privacy}
          </Text>
          <MonthUse month={month} />
        </Stack>
      </SettingsSection>
      {exchanges.length > 0 && (
        <SettingsSection title={labels.answers} explanation={labels.caution}>
          {exchanges.map((exchange) => (
            <ExchangeCard key={exchange.id} exchange={exchange} />
          ))}
        </SettingsSection>
      )}
      <Announcement exchange={exchanges[0]} />
    </>
  );
}

function MonthUse({ month: { spentCents, limitCents } }: Pick<Assistant, 'month'>) {
  const share = limitCents > 0 ? Math.min(100, (spentCents / limitCents) * 100) : 100;
  return (
    <div className={classes.meter}>
      <Text size="sm" mb={4} className="tabular">
        {labels.used(spentCents, limitCents)}
      </Text>
      <Progress value={share} aria-hidden />
    </div>
  );
}

/** Told to whoever listens once it is there: piece by piece it would be read over and over. */
function Announcement({ exchange }: { exchange: Exchange | undefined }) {
  const isOver = exchange?.state === 'over';
  const words = isOver
    ? [exchange.answer && labels.arrived, exchange.answer, exchange.note].filter(Boolean).join(' ')
    : '';
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}

function InstructionsOf({ assistant }: { assistant: Assistant }) {
  const mayManage = useMay('company.manage');
  const { saving, merged, discard } = useInstructionsForm(assistant);
  return (
    <SettingsForm
      saving={saving}
      merged={merged}
      names={{ instructions: labels.instructionsField }}
      onDiscard={discard}
    >
      <SettingsSection {...labels.instructions}>
        <Textarea
          label={labels.instructionsField}
          placeholder={labels.instructionsExample}
          autosize
          minRows={4}
          maxRows={16}
          maxLength={ASSISTANT_TEXTS.instructions}
          disabled={!mayManage}
          {...saving.form.getInputProps('instructions')}
        />
      </SettingsSection>
    </SettingsForm>
  );
}
