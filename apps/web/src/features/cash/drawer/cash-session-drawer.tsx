import { Drawer, Skeleton, Stack } from '@mantine/core';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { useCashSession } from './cash.api.ts';
import { historyLabels as labels } from './cash.labels.ts';
import { CashSessionFacts } from './cash-session-facts.tsx';
import { ClosingPrint } from './closing-link.tsx';

type CashSessionDrawerProps = { id: string | null; onClose: () => void };

export function CashSessionDrawer({ id, onClose }: CashSessionDrawerProps) {
  const isPhone = useIsPhone();
  return (
    <Drawer
      opened={id !== null}
      onClose={onClose}
      title={labels.detail}
      size={isPhone ? '100%' : 'lg'}
    >
      {id !== null && <Loaded id={id} />}
    </Drawer>
  );
}

function Loaded({ id }: { id: string }) {
  return (
    <LoadBlock query={useCashSession(id)} skeleton={<Skeleton height={360} />}>
      {(session) => (
        <Stack gap="lg">
          <CashSessionFacts session={session} />
          <ClosingPrint id={id} />
        </Stack>
      )}
    </LoadBlock>
  );
}
