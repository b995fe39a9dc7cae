import type { Settlement } from '@app/contract/cash/settlements.contract';
import { receiptTitle } from '@app/domain/cash/receipt';
import { Skeleton } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBrandWhatsapp,
  IconCopy,
  IconMail,
  IconPrinter,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { isMissing } from '../../../foundation/failure.ts';
import { whatsAppLink } from '../../../foundation/format.ts';
import { usePrintOnce } from '../../../foundation/hooks/use-print-once.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import { isCopied } from '../../../ui/copy-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { receiptLabels as labels, receiptText } from './receipt.labels.ts';
import { ReceiptBack } from './receipt-back.tsx';
import { ReceiptMailDialog } from './receipt-mail-button.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';
import type { ReceiptView } from './receipt-view.ts';
import { useSettlement } from './settle.api.ts';
import { paymentLabels } from './settle.labels.ts';
import { SettleRefundDialog } from './settle-refund-dialog.tsx';

type ReceiptPageProps = { id: string; view: ReceiptView };

/** What a client takes home: printed, sent or copied. */
export function ReceiptPage({ id, view }: ReceiptPageProps) {
  return (
    <>
      <ReceiptBack view={view} />
      {useMay('cash.view') ? (
        <Loaded id={id} view={view} />
      ) : (
        <NotAllowed page={labels.title} sentence={labels.notAllowed} />
      )}
    </>
  );
}

function Loaded({ id, view }: ReceiptPageProps) {
  const query = useSettlement(id);
  usePrintOnce(view.print === true && query.data !== undefined);
  if (isMissing('SETTLEMENT_NOT_FOUND', query.error)) {
    return <EmptyState picture="search" sentence={labels.notFound} />;
  }
  return (
    <LoadBlock
      query={query}
      title={labels.title}
      skeleton={<Skeleton height={480} maw={420} radius="lg" />}
    >
      {(settlement) => <Opened settlement={settlement} />}
    </LoadBlock>
  );
}

function Opened({ settlement }: { settlement: Settlement }) {
  const text = receiptText(settlement, useTimezone());
  const [isRefunding, setIsRefunding] = useState(false);
  const [isMailing, setIsMailing] = useState(false);
  const mayMail = useMay('cash.operate');
  const mayRefund = useMay('cash.refund') && settlement.refundedAt === null;
  const { clientPhone, receiptNumber } = settlement;
  return (
    <>
      <PageHeader
        title={receiptTitle(receiptNumber)}
        action={{
          label: labels.print,
          icon: <IconPrinter size={18} />,
          onClick: () => window.print(),
        }}
        secondary={
          clientPhone
            ? {
                label: labels.whatsapp,
                icon: <IconBrandWhatsapp size={18} />,
                href: whatsAppLink(clientPhone, text),
              }
            : undefined
        }
        more={[
          mayMail && {
            label: labels.email,
            icon: <IconMail size={18} />,
            onClick: () => setIsMailing(true),
          },
          { label: labels.copy, icon: <IconCopy size={18} />, onClick: () => void copy(text) },
          mayRefund && {
            label: paymentLabels.refund,
            icon: <IconArrowBackUp size={18} />,
            onClick: () => setIsRefunding(true),
          },
        ]}
      />
      <ReceiptPaper settlement={settlement} />
      <Suspense fallback={null}>
        {isMailing && (
          <ReceiptMailDialog settlement={settlement} onClose={() => setIsMailing(false)} />
        )}
      </Suspense>
      {isRefunding && (
        <SettleRefundDialog settlement={settlement} onClose={() => setIsRefunding(false)} />
      )}
    </>
  );
}

async function copy(text: string): Promise<void> {
  const { title, message } = labels.copyFailed;
  if (await isCopied(text)) showSuccess(labels.copied);
  else showFailure(title, message);
}
