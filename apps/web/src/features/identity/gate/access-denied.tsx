import { Button, Center, Group, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useScreenElement } from '../../../foundation/landmark.ts';
import { useSignOut } from '../shell/sign-out.api.ts';
import { gateLabels } from './gate.labels.ts';

export function AccessDenied() {
  const signOut = useSignOut();
  const element = useScreenElement();
  return (
    <Center component={element} mih={element === 'main' ? '100dvh' : '60dvh'} p="lg">
      <Stack align="center" gap="md" maw={420}>
        <ThemeIcon size={56} radius="xl" variant="light" color="red">
          <IconLock size={28} />
        </ThemeIcon>
        <Text component="h1" ta="center">
          {gateLabels.denied}
        </Text>
        <Group>
          <Button component="a" href="/">
            {gateLabels.backHome}
          </Button>
          <Button variant="default" onClick={signOut}>
            {gateLabels.signOut}
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}
