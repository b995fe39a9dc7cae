import type { ClientAccount } from '@app/contract/prepaid/client-prepaid.contract';
import { Button, Group, Text } from '@mantine/core';
import { IconNotebook } from '@tabler/icons-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPart } from '../../../foundation/parts/parts.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { useCover } from '../../../ui/dialogs/guard.tsx';
import { prepaidUseLabels as labels } from './prepaid-use.labels.ts';

const AccountLimitDialog = lazyPart(() => import('../../prepaid/account-limit-dialog.tsx'));

export type Payer = { id: string; name: string };
type OwingHintProps = { account: ClientAccount; payer: Payer };

/** Where nothing may be left for later: whoever looks for it reads why, and what to do. */
export function OwingHint({ account, payer }: OwingHintProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        variant="light"
        leftSection={<IconNotebook size={18} />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {labels.leave}
      </Button>
      {isOpen && <WhatToDo account={account} payer={payer} />}
    </div>
  );
}

function WhatToDo({ account, payer }: OwingHintProps) {
  const [isSetting, setIsSetting] = useState(false);
  const maySet = useMay('prepaid.manage');
  const reason = account.limitCents > 0 ? labels.limitUsed : labels.noLimit;
  return (
    <Group gap="xs" mt="xs" role="status">
      <Text size="sm">{maySet ? reason : `${reason} ${labels.askForLimit}`}</Text>
      {maySet && (
        <Button variant="default" onClick={() => setIsSetting(true)}>
          {labels.setLimit}
        </Button>
      )}
      {isSetting && (
        <LimitDialog client={payer} account={account} onClose={() => setIsSetting(false)} />
      )}
    </Group>
  );
}

/** Above the payment, which waits for it. */
function LimitDialog(props: ComponentProps<typeof AccountLimitDialog>) {
  useCover();
  return (
    <Suspense fallback={null}>
      <AccountLimitDialog {...props} />
    </Suspense>
  );
}
