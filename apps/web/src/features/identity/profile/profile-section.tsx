import { Card, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type ProfileSectionProps = {
  title: string;
  /** One sentence about what the section is good for. */
  explanation?: string;
  /** How things stand, beside the title. */
  status?: ReactNode;
  children: ReactNode;
};

export function ProfileSection({ title, explanation, status, children }: ProfileSectionProps) {
  return (
    <Card component="section">
      <Group justify="space-between" gap="xs" mb={explanation ? 4 : 'md'}>
        <Title order={2}>{title}</Title>
        {status}
      </Group>
      {explanation && (
        <Text c="dimmed" mb="md">
          {explanation}
        </Text>
      )}
      <div>{children}</div>
    </Card>
  );
}
