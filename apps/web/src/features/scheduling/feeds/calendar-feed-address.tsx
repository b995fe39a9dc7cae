import type { CalendarFeed } from '@app/contract/scheduling/agenda.contract';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../foundation/error-text.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useRemoveFeed, useRenewFeed, webcalOf } from './calendar-feeds.api.ts';
import { feedCopyFailure, feedQuestions, feedLabels as labels } from './calendar-feeds.labels.ts';

type CalendarFeedAddressProps = { professionalId: string | null; feed: CalendarFeed | null };

export function CalendarFeedAddress({ professionalId, feed }: CalendarFeedAddressProps) {
  const renew = useRenewFeed();
  if (feed) return <Address feed={feed} />;

  function create(): void {
    renew.mutate(
      { professionalId },
      {
        onSuccess: () => showSuccess(labels.created),
        onError: (error) => showFailure(labels.failed, errorText(error)),
      },
    );
  }
  return (
    <Group>
      <Button loading={renew.isPending} onClick={create}>
        {labels.create}
      </Button>
    </Group>
  );
}

function Address({ feed }: { feed: CalendarFeed }) {
  const [asked, setAsked] = useState<keyof typeof feedQuestions | null>(null);
  return (
    <Stack gap="sm">
      <TextInput
        label={labels.address}
        description={labels.secret}
        value={feed.url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs">
        <CopyButton label={labels.copy} text={feed.url} failure={feedCopyFailure} />
        <Button component="a" href={webcalOf(feed)} variant="default">
          {labels.openInCalendar}
        </Button>
        <Button variant="subtle" onClick={() => setAsked('renew')}>
          {labels.renew}
        </Button>
        <Button variant="subtle" color="red" onClick={() => setAsked('remove')}>
          {labels.remove}
        </Button>
      </Group>
      {asked && <Question feed={feed} asked={asked} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

type QuestionProps = {
  feed: CalendarFeed;
  asked: keyof typeof feedQuestions;
  onClose: () => void;
};

function Question({ feed, asked, onClose }: QuestionProps) {
  const { title, text, confirm } = feedQuestions[asked];
  const renew = useRenewFeed();
  const remove = useRemoveFeed();

  async function onConfirm(): Promise<void> {
    if (asked === 'renew') await renew.mutateAsync({ professionalId: feed.professionalId });
    else await remove.mutateAsync({ id: feed.id });
    showSuccess(asked === 'renew' ? labels.renewed : labels.removed);
  }
  return (
    <ConfirmDialog
      opened
      title={title}
      confirmLabel={confirm}
      tone="destructive"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
