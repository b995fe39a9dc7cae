import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';
import { PageTitle } from './page-title.tsx';

type PrimaryAction = { label: string; icon?: ReactNode; onClick: () => void };

type PageHeaderProps = {
  title: string;
  explanation?: string | undefined;
  /** The one thing people come here to do. */
  action?: PrimaryAction | undefined;
  /** Whatever else can be done here, quieter and before the primary action. */
  children?: ReactNode;
};

export function PageHeader({ title, explanation, action, children }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        <PageTitle>{title}</PageTitle>
        {explanation && <Text c="dimmed">{explanation}</Text>}
      </div>
      <Group gap="xs" justify="flex-end" className={classes.actions}>
        {children}
        {action && (
          <Button leftSection={action.icon} onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </Group>
    </div>
  );
}
