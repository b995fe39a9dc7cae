import type { Order } from '@app/contract/prepaid/orders.contract';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { lazyPart } from '../../foundation/parts/parts.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { AllowedScreen } from '../../ui/allowed-screen.tsx';
import { ConfirmFor } from '../../ui/dialogs/confirm-for.tsx';
import { fileAction } from '../../ui/lists/file-action.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { OrderList } from './order-list.tsx';
import { useConfirmOrder, useOrdersFile, type WhichOrders } from './orders.api.ts';
import { confirmOrderLabels, orderLabels as labels } from './orders.labels.ts';
import { ShopLink } from './shop-link.tsx';

const OrderRefuseDialog = lazyPart(() => import('./order-refuse-dialog.tsx'));

/** What clients ordered by the public link, until somebody says that the money came. */
export function OrdersPage() {
  return (
    <AllowedScreen permission="prepaid.view" labels={labels}>
      <Orders />
    </AllowedScreen>
  );
}

function Orders() {
  const [which, setWhich] = useState<WhichOrders>('open');
  const [confirmed, setConfirmed] = useState<Order | null>(null);
  const [refused, setRefused] = useState<readonly Order[]>([]);
  const confirm = useConfirmOrder();
  const mayManage = useMay('prepaid.manage');
  const file = fileAction({
    label: labels.exportCsv,
    failureTitle: labels.failedToExport,
    download: useOrdersFile(),
    asked: { which },
  });
  return (
    <Stack gap="lg">
      <PageHeader
        title={labels.title}
        explanation={labels.explanation}
        more={[mayManage && file]}
      />
      <ShopLink />
      <OrderList which={which} onWhich={setWhich} onConfirm={setConfirmed} onRefuse={setRefused} />
      <ConfirmFor
        thing={confirmed}
        title={() => confirmOrderLabels.title}
        question={confirmOrderLabels.question}
        confirmLabel={confirmOrderLabels.confirm}
        cancelLabel={confirmOrderLabels.cancel}
        done={confirmOrderLabels.done}
        onConfirm={({ id }) => confirm({ id })}
        onClose={() => setConfirmed(null)}
      />
      {refused.length > 0 && <OrderRefuseDialog orders={refused} onClose={() => setRefused([])} />}
    </Stack>
  );
}
