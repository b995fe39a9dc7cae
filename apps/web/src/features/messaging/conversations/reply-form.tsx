import type { OpenedConversation } from '@app/contract/messaging/conversations.contract';
import { MESSAGE_LENGTH, messageLength, trimMessage } from '@app/domain/messaging/recipient';
import { waLink } from '@app/domain/messaging/wa-link';
import { ActionIcon, Alert, Button, Text, Textarea } from '@mantine/core';
import { IconBrandWhatsapp, IconSend2 } from '@tabler/icons-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { formatNumber } from '../../../foundation/format.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { showFailure } from '../../../foundation/toasts.ts';
import { useReply } from './conversations.api.ts';
import { chanceTexts, threadLabels as labels } from './conversations.labels.ts';
import classes from './conversations-page.module.css';
import { QuickAnswers } from './quick-answers.tsx';

export type ReplyFormProps = {
  talk: OpenedConversation;
  draft: string;
  /** From what stands there by then: somebody may type on while an answer is on its way. */
  onDraft: (change: (before: string) => string) => void;
};

export function ReplyForm(props: ReplyFormProps) {
  const { reply } = props.talk;
  return reply === 'possible' ? <Writing {...props} /> : <NoReply {...props} chance={reply} />;
}

function Writing({ talk, draft, onDraft }: ReplyFormProps) {
  const reply = useReply();
  const isPhone = useIsPhone();
  const text = trimMessage(draft);
  const length = messageLength(text);
  const isTooLong = length > MESSAGE_LENGTH;

  async function send(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (text === '' || isTooLong || reply.isPending) return;
    onDraft(() => '');
    try {
      await reply.mutateAsync({ id: talk.id, text });
    } catch (error) {
      onDraft((since) => (since === '' ? text : `${text}\n${since}`));
      showFailure(labels.failed, errorText(error));
    }
  }

  /** At a keyboard Enter sends; under a thumb it begins a new line. */
  function press(event: KeyboardEvent): void {
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isSending || isPhone) return;
    event.preventDefault();
    void send();
  }

  return (
    <form className={classes.writing} onSubmit={send}>
      <QuickAnswers
        id={talk.id}
        onChoose={(said) => onDraft((before) => (before ? `${before}\n${said}` : said))}
      />
      <Textarea
        className={classes.field}
        aria-label={labels.write}
        placeholder={labels.write}
        autosize
        minRows={1}
        maxRows={6}
        value={draft}
        error={isTooLong && labels.tooLong(formatNumber(length))}
        onChange={({ currentTarget: { value } }) => onDraft(() => value)}
        onKeyDown={press}
      />
      <ActionIcon
        type="submit"
        variant="filled"
        size="input-sm"
        aria-label={labels.send}
        loading={reply.isPending}
        disabled={text === '' || isTooLong}
      >
        <IconSend2 size={18} />
      </ActionIcon>
    </form>
  );
}

type NoReplyProps = ReplyFormProps & { chance: keyof typeof chanceTexts };

/** What cannot leave from here can leave from her own phone. */
function NoReply({ talk, draft, chance }: NoReplyProps) {
  const link = talk.phone ? waLink(talk.phone, draft) : null;
  return (
    <div className={classes.writing}>
      <Alert color="yellow" className={classes.field}>
        <Text size="sm">{chanceTexts[chance]}</Text>
        {link && (
          <Button
            component="a"
            href={link}
            target="_blank"
            rel="noopener"
            mt="xs"
            variant="default"
            leftSection={<IconBrandWhatsapp size={18} />}
          >
            {labels.openWhatsapp}
          </Button>
        )}
      </Alert>
    </div>
  );
}
