import { Button, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';

type PrimaryAction = { label: string; icon?: ReactNode; onClick: () => void };

type PageHeaderProps = {
  title: string;
  explanation?: string | undefined;
  /** The one thing people come here to do. On a phone it is fixed under the thumb. */
  action?: PrimaryAction | undefined;
  /** Whatever else can be done here, quieter and before the primary action. */
  children?: ReactNode;
};

export function PageHeader({ title, explanation, action, children }: PageHeaderProps) {
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        <Title order={1}>{title}</Title>
        {explanation && (
          <Text c="dimmed" mt={4}>
            {explanation}
          </Text>
        )}
      </div>
      <Group gap="sm" wrap="nowrap">
        {children}
        {action && (
          <div className={classes.thumbBar} data-thumb-bar>
            <Button fullWidth leftSection={action.icon} onClick={action.onClick}>
              {action.label}
            </Button>
          </div>
        )}
      </Group>
    </div>
  );
}
