import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconMapQuestion, IconRefresh } from '@tabler/icons-react';
import { CatchBoundary, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { errorText } from './error-text.ts';
import { isUnanswered } from './failure.ts';
import { MessageScreen } from './message-screen.tsx';
import { startIfOutdated } from './parts/parts.ts';

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
    <MessageScreen
      icon={<IconAlertTriangle size={28} />}
      color="red"
      title="Não foi possível carregar os dados."
      sentences={[errorText(error)]}
    >
      <Button leftSection={<IconRefresh size={18} />} onClick={() => router.invalidate()}>
        Tentar novamente
      </Button>
    </MessageScreen>
  );
}

export function ApplicationFailed() {
  // A new version took away what it needed. The router knows that of code, not of styles.
  useEffect(() => void startIfOutdated(), []);
  return (
    <MessageScreen
      icon={<IconAlertTriangle size={28} />}
      color="red"
      title="Erro na aplicação"
      sentences={['Algo inesperado aconteceu nesta tela. O que você já salvou está seguro.']}
    >
      <Button leftSection={<IconRefresh size={18} />} onClick={() => location.reload()}>
        Recarregar Página
      </Button>
      <Button component="a" href="/" variant="default">
        Voltar ao Início
      </Button>
    </MessageScreen>
  );
}

export function NotFound() {
  return (
    <MessageScreen
      icon={<IconMapQuestion size={28} />}
      color="blue"
      title="Página não encontrada"
      sentences={['O endereço pode ter mudado ou não existe mais.']}
    >
      <Button component="a" href="/">
        Voltar ao início
      </Button>
    </MessageScreen>
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
