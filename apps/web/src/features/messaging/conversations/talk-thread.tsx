import { Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useEffectEvent } from 'react';
import { isMissing } from '../../../foundation/failure.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { BottomSheet } from '../../../ui/panels/bottom-sheet.tsx';
import { useMarkTalkRead, useTalk } from './conversations.api.ts';
import { recordLabels, talksLabels } from './conversations.labels.ts';
import classes from './conversations-page.module.css';
import { NoTalk } from './no-talk.tsx';
import { ReplyForm, type ReplyFormProps } from './reply-form.tsx';
import { SaidLines } from './said-lines.tsx';
import { TalkHeader } from './talk-header.tsx';
import { TalkRecord } from './talk-record.tsx';

type TalkThreadProps = {
  id: string;
  draft: string;
  onDraft: ReplyFormProps['onDraft'];
  onBack: () => void;
};

export function TalkThread({ id, draft, onDraft, onBack }: TalkThreadProps) {
  const talk = useTalk(id);
  const isPhone = useIsPhone();
  const mayReply = useMay('messages.send');
  const [isRecordOpen, record] = useDisclosure(false);
  useReading(id, talk.data?.unread ?? 0);
  if (isMissing('CONVERSATION_NOT_FOUND', talk.error)) {
    return <NoTalk sentence={talksLabels.missing} />;
  }
  return (
    <LoadBlock query={talk} skeleton={<ThreadSkeleton />}>
      {(opened) => (
        <>
          <section className={classes.thread} aria-label={opened.name || talksLabels.hidden}>
            <TalkHeader talk={opened} onBack={onBack} onRecord={record.open} />
            <SaidLines id={id} />
            {mayReply && <ReplyForm talk={opened} draft={draft} onDraft={onDraft} />}
          </section>
          {isPhone ? (
            <BottomSheet opened={isRecordOpen} onClose={record.close} title={recordLabels.title}>
              <TalkRecord talk={opened} />
            </BottomSheet>
          ) : (
            <aside className={classes.aside} aria-label={recordLabels.title}>
              <TalkRecord talk={opened} />
            </aside>
          )}
        </>
      )}
    </LoadBlock>
  );
}

/** What is on the screen has been read; what comes while she looks elsewhere has not. */
function useReading(id: string, unread: number): void {
  const markRead = useMarkTalkRead();
  const read = useEffectEvent(() => {
    if (unread > 0 && document.visibilityState === 'visible') void markRead({ id }).catch(() => {});
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is read anew.
  useEffect(() => {
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, unread]);
}

function ThreadSkeleton() {
  return (
    <Stack p="md" className={classes.thread}>
      <Skeleton height={44} />
      <Skeleton height={64} width="60%" />
      <Skeleton height={64} width="50%" ml="auto" />
      <Skeleton height={64} width="55%" />
    </Stack>
  );
}
