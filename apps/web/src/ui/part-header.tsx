import { Group, Text } from '@mantine/core';
import { type PageAction, PageButton, PageMenu, QuietButton } from './page-actions.tsx';
import classes from './page-header.module.css';

type PartHeaderProps = {
  explanation: string;
  action?: PageAction | undefined;
  secondary?: PageAction | undefined;
  more?: readonly PageAction[];
};

/** Above the contents of a tab, whose name is its heading already. */
export function PartHeader({ explanation, action, secondary, more = [] }: PartHeaderProps) {
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        <Text c="dimmed">{explanation}</Text>
      </div>
      <Group gap="xs" justify="flex-end" className={classes.actions}>
        <PageMenu actions={more} />
        {secondary && <QuietButton action={secondary} />}
        {action && <PageButton action={action} variant="filled" />}
      </Group>
    </div>
  );
}
