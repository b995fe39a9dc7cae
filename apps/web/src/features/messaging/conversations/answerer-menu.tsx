import type { OpenedConversation } from '@app/contract/messaging/conversations.contract';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconUserCheck } from '@tabler/icons-react';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { say } from '../../../ui/kept-things/say.ts';
import { useAnswerers, useAssignTalk } from './conversations.api.ts';
import { threadLabels as labels } from './conversations.labels.ts';

const NOBODY = 'nobody';

/** Who answers here, so that two do not. */
export function AnswererMenu({ talk }: { talk: OpenedConversation }) {
  const [opened, menu] = useDisclosure(false);
  const answerers = useAnswerers(opened);
  const { mutateAsync: assign } = useAssignTalk();
  const current = talk.answerer?.id ?? null;
  const choices = [{ id: NOBODY, name: labels.nobody }, ...(answerers.data ?? [])];
  function choose(chosen: string): void {
    const memberId = chosen === NOBODY ? null : chosen;
    const name = choices.find(({ id }) => id === chosen)?.name ?? '';
    const said = { done: labels.assigned(name), failed: labels.assignFailed };
    void say(said, assign({ id: talk.id, memberId }));
  }
  return (
    <Menu opened={opened} onChange={menu.toggle} position="bottom-end">
      <Menu.Target>
        <Opener name={talk.answerer?.name ?? labels.nobody} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{labels.answers}</Menu.Label>
        <Menu.RadioGroup value={current ?? NOBODY} onChange={choose}>
          {choices.map(({ id, name }) => (
            <Menu.RadioItem key={id} value={id} closeMenuOnClick>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

type OpenerProps = { name: string } & Record<string, unknown>;

function Opener({ name, ...others }: OpenerProps) {
  const isPhone = useIsPhone();
  const label = `${labels.answers}: ${name}`;
  const icon = <IconUserCheck size={18} />;
  return isPhone ? (
    <ActionIcon variant="subtle" color="gray" {...others} aria-label={label}>
      {icon}
    </ActionIcon>
  ) : (
    <Button variant="default" leftSection={icon} {...others} aria-label={label}>
      {name}
    </Button>
  );
}
