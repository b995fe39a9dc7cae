import { Alert, Button, Center, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { IconAlertTriangle, IconMapQuestion, IconRefresh } from '@tabler/icons-react';
import { CatchBoundary, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorText } from './error-text.ts';
import { isUnanswered } from './failure.ts';

/** Around the whole application: nothing that goes wrong leaves an empty page. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'application'} errorComponent={ApplicationFailed}>
      {children}
    </CatchBoundary>
  );
}

/** A screen whose data did not come can be asked for again; anything else is a fault of ours. */
export function ScreenFailed({ error }: { error: unknown }) {
  const router = useRouter();
  if (!isUnanswered(error)) return <ApplicationFailed />;
  return (
    <Screen
      icon={<IconAlertTriangle size={28} />}
      color="red"
      title="Não foi possível carregar os dados."
      sentence={errorText(error)}
    >
      <Button leftSection={<IconRefresh size={18} />} onClick={() => router.invalidate()}>
        Tentar novamente
      </Button>
    </Screen>
  );
}

export function ApplicationFailed() {
  return (
    <Screen
      icon={<IconAlertTriangle size={28} />}
      color="red"
      title="Erro na aplicação"
      sentence="Algo inesperado aconteceu nesta tela. O que você já salvou está seguro."
    >
      <Button leftSection={<IconRefresh size={18} />} onClick={() => location.reload()}>
        Recarregar Página
      </Button>
      <Button component="a" href="/" variant="default">
        Voltar ao Início
      </Button>
    </Screen>
  );
}

export function NotFound() {
  return (
    <Screen
      icon={<IconMapQuestion size={28} />}
      color="blue"
      title="Página não encontrada"
      sentence="O endereço pode ter mudado ou não existe mais."
    >
      <Button component="a" href="/">
        Voltar ao início
      </Button>
    </Screen>
  );
}

type LoadFailedProps = { details?: string | undefined; onRetry: () => void; retrying?: boolean };

export function LoadFailed({ details, onRetry, retrying = false }: LoadFailedProps) {
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title="Não foi possível carregar os dados.">
      {details && <Text mb="sm">{details}</Text>}
      <Button
        mt={4}
        variant="default"
        leftSection={<IconRefresh size={18} />}
        loading={retrying}
        onClick={onRetry}
      >
        Tentar novamente
      </Button>
    </Alert>
  );
}

type ScreenProps = {
  icon: ReactNode;
  color: string;
  title: string;
  sentence: string;
  children: ReactNode;
};

function Screen({ icon, color, title, sentence, children }: ScreenProps) {
  return (
    <Center component="main" mih="100dvh" p="lg">
      <Stack align="center" gap="md" maw={420}>
        <ThemeIcon size={56} radius="xl" variant="light" color={color}>
          {icon}
        </ThemeIcon>
        <Stack align="center" gap={4}>
          <Title order={1} ta="center">
            {title}
          </Title>
          <Text c="dimmed" ta="center" style={{ textWrap: 'balance' }}>
            {sentence}
          </Text>
        </Stack>
        <Group justify="center" gap="sm" mt="xs">
          {children}
        </Group>
      </Stack>
    </Center>
  );
}
