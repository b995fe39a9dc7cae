import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type PageAction, PageButton, PageMenu, QuietButton } from './page-actions.tsx';
import classes from './page-header.module.css';
import { PageTitle } from './page-title.tsx';

type PageHeaderProps = {
  title: string;
  /** How the tab is called, where not by the title. */
  tab?: string | undefined;
  explanation?: string | undefined;
  /** The one thing people come here to do. */
  action?: PageAction | undefined;
  /** The same, where it is a button that opens something of its own. */
  actionButton?: ReactNode;
  /** What comes right after it. */
  secondary?: PageAction | undefined;
  /** Everything else: what is missing may not be done now. */
  more?: readonly (PageAction | false | null | undefined)[];
};

export function PageHeader(props: PageHeaderProps) {
  const { title, tab, explanation, action, actionButton, secondary, more = [] } = props;
  return (
    <div className={classes.header}>
      <div className={classes.words}>
        <PageTitle tab={tab}>{title}</PageTitle>
        {explanation && <Text c="dimmed">{explanation}</Text>}
      </div>
      <Group gap="xs" justify="flex-end" className={classes.actions}>
        <PageMenu actions={more.filter((one) => typeof one === 'object' && one !== null)} />
        {secondary && <QuietButton action={secondary} />}
        {action && <PageButton action={action} variant="filled" />}
        {actionButton}
      </Group>
    </div>
  );
}
