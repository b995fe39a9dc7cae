import { Center, Loader, Stack, Text } from '@mantine/core';

export function WaitingScreen({ text }: { text: string }) {
  return (
    <Center mih="100dvh" role="status">
      <Stack align="center" gap="sm">
        <Loader size="sm" />
        <Text c="dimmed">{text}</Text>
      </Stack>
    </Center>
  );
}
