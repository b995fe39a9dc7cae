import { Center, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useScreenElement } from './landmark.ts';

type MessageScreenProps = {
  icon: ReactNode;
  color: string;
  title: string;
  /** What happened and what to do next, one paragraph each. */
  sentences: readonly string[];
  /** The ways on, as buttons. */
  children?: ReactNode;
};

/** A whole page that says one thing. */
export function MessageScreen({ icon, color, title, sentences, children }: MessageScreenProps) {
  const element = useScreenElement();
  return (
    <Center component={element} mih={element === 'main' ? '100dvh' : '60dvh'} p="lg">
      <Stack align="center" gap="md" maw={420}>
        <ThemeIcon size={56} radius="xl" variant="light" color={color}>
          {icon}
        </ThemeIcon>
        <Stack align="center" gap={4}>
          <Title order={1} ta="center">
            {title}
          </Title>
          {sentences.map((sentence) => (
            <Text key={sentence} c="dimmed" ta="center" style={{ textWrap: 'balance' }}>
              {sentence}
            </Text>
          ))}
        </Stack>
        {children && (
          <Group justify="center" gap="sm" mt="xs">
            {children}
          </Group>
        )}
      </Stack>
    </Center>
  );
}
