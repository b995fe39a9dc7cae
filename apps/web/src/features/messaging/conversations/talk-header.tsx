import type { OpenedConversation } from '@app/contract/messaging/conversations.contract';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconUser } from '@tabler/icons-react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { say } from '../../../ui/kept-things/say.ts';
import { NameAvatar } from '../../../ui/name-avatar.tsx';
import { AnswererMenu } from './answerer-menu.tsx';
import { useSettleTalk } from './conversations.api.ts';
import { threadLabels as labels, talksLabels } from './conversations.labels.ts';
import classes from './conversations-page.module.css';

type TalkHeaderProps = { talk: OpenedConversation; onBack: () => void; onRecord: () => void };

export function TalkHeader({ talk, onBack, onRecord }: TalkHeaderProps) {
  const isPhone = useIsPhone();
  const mayReply = useMay('messages.send');
  const name = talk.name || talksLabels.hidden;
  return (
    <header className={classes.header}>
      {isPhone && (
        <ActionIcon variant="subtle" color="gray" aria-label={talksLabels.back} onClick={onBack}>
          <IconArrowLeft size={20} />
        </ActionIcon>
      )}
      {!isPhone && <NameAvatar name={name} />}
      <div className={classes.who}>
        <h2 className={classes.name}>{name}</h2>
        {talk.phone && talk.phone !== name && <p className={classes.phone}>{talk.phone}</p>}
      </div>
      {mayReply && talk.waitsForPerson && <SettleButton id={talk.id} />}
      {mayReply && <AnswererMenu talk={talk} />}
      {isPhone && (
        <ActionIcon variant="subtle" color="gray" aria-label={labels.record} onClick={onRecord}>
          <IconUser size={20} />
        </ActionIcon>
      )}
    </header>
  );
}

function SettleButton({ id }: { id: string }) {
  const isPhone = useIsPhone();
  const settle = useSettleTalk();
  const said = { done: labels.settled, failed: labels.settleFailed };
  const press = () => void say(said, settle.mutateAsync({ id }));
  return isPhone ? (
    <ActionIcon
      variant="light"
      aria-label={labels.settle}
      loading={settle.isPending}
      onClick={press}
    >
      <IconCheck size={20} />
    </ActionIcon>
  ) : (
    <Button
      variant="default"
      leftSection={<IconCheck size={16} />}
      loading={settle.isPending}
      onClick={press}
    >
      {labels.settle}
    </Button>
  );
}
