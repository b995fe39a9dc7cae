import { Center, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTabTitle } from './hooks/use-tab-title.ts';
import { useScreenElement } from './landmark.ts';

type MessageBlockProps = {
  icon: ReactNode;
  color: string;
  title: string;
  /** The whole page's heading, or one below it. */
  order: 1 | 2;
  /** What happened and what to do next, one paragraph each. */
  sentences: readonly string[];
  /** Between the words and the ways on. */
  more?: ReactNode;
  /** The ways on, as buttons. */
  children?: ReactNode;
};

/** How a refusal looks, whatever it is about: a role, a plan, an address that leads nowhere. */
export function MessageBlock(props: MessageBlockProps) {
  const { icon, color, title, order, sentences, more, children } = props;
  return (
    <Stack align="center" gap="md">
      <ThemeIcon size={56} radius="xl" variant="light" color={color}>
        {icon}
      </ThemeIcon>
      <Stack align="center" gap={4} maw={420}>
        <Title order={order} ta="center">
          {title}
        </Title>
        {sentences.map((sentence) => (
          <Text key={sentence} c="dimmed" ta="center" style={{ textWrap: 'balance' }}>
            {sentence}
          </Text>
        ))}
      </Stack>
      {more}
      {children && (
        <Group justify="center" gap="sm" mt="xs">
          {children}
        </Group>
      )}
    </Stack>
  );
}

/** A whole page that says one thing. */
export function MessageScreen(props: Omit<MessageBlockProps, 'order' | 'more'>) {
  const element = useScreenElement();
  useTabTitle(props.title);
  return (
    <Center component={element} mih={element === 'main' ? '100dvh' : '60dvh'} p="lg">
      <MessageBlock {...props} order={1} />
    </Center>
  );
}
