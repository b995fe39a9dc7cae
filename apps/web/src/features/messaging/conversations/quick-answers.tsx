import { ActionIcon, Loader, Menu, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBolt } from '@tabler/icons-react';
import { LinkItem } from '../../../ui/link-button.tsx';
import { useQuickAnswers } from './conversations.api.ts';
import { threadLabels as labels } from './conversations.labels.ts';
import classes from './conversations-page.module.css';

type QuickAnswersProps = { id: string; onChoose: (text: string) => void };

/** The company's own texts; what is chosen can still be changed before it is sent. */
export function QuickAnswers({ id, onChoose }: QuickAnswersProps) {
  const [opened, menu] = useDisclosure(false);
  const { data: answers } = useQuickAnswers(id, opened);
  return (
    <Menu opened={opened} onChange={menu.toggle} position="top-start" width={320}>
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label={labels.quick}>
          <IconBolt size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={classes.quick}>
        <Menu.Label>{labels.quick}</Menu.Label>
        {!answers && <Loader size="sm" m="sm" />}
        {answers?.length === 0 && (
          <>
            <Text size="sm" px="sm" pb="xs">
              {labels.noQuick}
            </Text>
            <LinkItem to="/dashboard/whatsapp" search={{ tab: 'templates' }}>
              {labels.openTemplates}
            </LinkItem>
          </>
        )}
        {answers?.map(({ id: answerId, name, text }) => (
          <Menu.Item key={answerId} onClick={() => onChoose(text)}>
            <Text size="sm" fw={600}>
              {name}
            </Text>
            <Text size="xs" c="dimmed" lineClamp={2}>
              {text}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
