import { Button, Center, Group, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useSignOut } from './sign-out.api.ts';

export function AccessDenied() {
  const signOut = useSignOut();
  return (
    <Center component="main" mih="100dvh" p="lg">
      <Stack align="center" gap="md" maw={420}>
        <ThemeIcon size={56} radius="xl" variant="light" color="red">
          <IconLock size={28} />
        </ThemeIcon>
        <Text component="h1" ta="center">
          Acesso Negado - Você não tem permissão para acessar esta área.
        </Text>
        <Group>
          <Button component="a" href="/">
            Voltar ao início
          </Button>
          <Button variant="default" onClick={signOut}>
            Sair
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}
