import type { ReceiptMail, ReceiptMailForm } from '@app/contract/cash/receipts.contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { follow } from '../../../foundation/hooks/follow.ts';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';

/** What was paid for an appointment, or null. */
export function useSettlementOf(appointmentId: string) {
  const { settlements } = useApi().cash;
  return useQuery(settlements.ofAppointment.queryOptions({ input: { appointmentId } }));
}

export function useSettlement(id: string) {
  return useQuery(useApi().cash.settlements.get.queryOptions({ input: { id } }));
}

export function useSettle(request: Request) {
  const { settlements } = useApi().cash;
  return useSendOnce(settlements.settle, request);
}

export function useRefundSettlement() {
  const { settlements } = useApi().cash;
  return useSendOnce(settlements.refund);
}

/** The receipt by e-mail; answers what became of it, or null while nobody knows. */
export function useSendReceipt(request: Request) {
  const { send, get } = useApi().cash.receipts;
  const { mutateAsync } = useSendOnce(send, request);
  return async (form: ReceiptMailForm): Promise<ReceiptMail | null> => {
    const { messageId } = await mutateAsync(form);
    return follow(
      () => get.call({ messageId }),
      ({ state }) => state !== 'under-way',
      PATIENCE,
    );
  };
}

/** Somebody stands at the counter and waits so long at most. */
const PATIENCE = { everyMs: 1000, times: 12 };
