import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconRefresh } from '@tabler/icons-react';

/** Stays until it is answered; however often it is offered, it stands there once. */
export function offerNewVersion(onReload: () => void): void {
  notifications.show({
    id: 'new-version',
    title: 'Há uma versão nova',
    message: <Offer onReload={onReload} />,
    color: 'blue',
    icon: <IconRefresh size={18} />,
    autoClose: false,
    closeButtonProps: { 'aria-label': 'Fechar aviso' },
  });
}

function Offer({ onReload }: { onReload: () => void }) {
  return (
    <>
      <Text inherit mb="xs">
        Termine o que está fazendo e recarregue a página para continuar.
      </Text>
      <Button variant="light" onClick={onReload}>
        Recarregar
      </Button>
    </>
  );
}
