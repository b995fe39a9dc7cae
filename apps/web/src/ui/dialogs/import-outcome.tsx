import { Card, Text, Title } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { importEndLabels as labels } from './import-outcome.labels.ts';
import classes from './import-outcome.module.css';

type ImportOutcomeProps = {
  icon: ReactNode;
  color: string;
  title: string;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
};

/** How an import ended, and the way back. */
export function ImportOutcome({ icon, color, title, text, children }: ImportOutcomeProps) {
  const iconColor = `var(--mantine-color-${color}-light-color)`;
  return (
    <Card className={classes.card}>
      <div className={classes.words}>
        <span className={classes.icon} style={{ color: iconColor }}>
          {icon}
        </span>
        <div role="status">
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text c="dimmed" mt={4} maw="60ch">
            {text}
          </Text>
        </div>
      </div>
      {children && <div className={classes.buttons}>{children}</div>}
    </Card>
  );
}

type EndProps = Pick<ImportOutcomeProps, 'text' | 'children'>;

export function ImportDone({ text, children }: EndProps) {
  return (
    <ImportOutcome
      icon={<IconCircleCheck size={24} />}
      color="green"
      title={labels.done}
      text={text}
    >
      {children}
    </ImportOutcome>
  );
}

export function ImportUndone({ text, children }: EndProps) {
  return (
    <ImportOutcome
      icon={<IconArrowBackUp size={24} />}
      color="gray"
      title={labels.undone}
      text={text}
    >
      {children}
    </ImportOutcome>
  );
}
