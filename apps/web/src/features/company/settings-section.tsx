import { Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './settings-section.module.css';

type SettingsSectionProps = {
  title: string;
  /** One or two sentences: what it is good for. */
  explanation: string;
  children: ReactNode;
};

/** A part of a tab: what it is about on the left, what can be set on the right. */
export function SettingsSection({ title, explanation, children }: SettingsSectionProps) {
  return (
    <Card component="section" aria-label={title} className={classes.section}>
      <div className={classes.words}>
        <Title order={2}>{title}</Title>
        <Text c="dimmed" size="xs" mt={4}>
          {explanation}
        </Text>
      </div>
      <div className={classes.content}>{children}</div>
    </Card>
  );
}
