import type { Settlement } from '@app/contract/cash/settlements.contract';
import { Button, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { isMissing } from '../../../foundation/failure.ts';
import { usePrintOnce } from '../../../foundation/hooks/use-print-once.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { receiptLabels as labels, receiptText, receiptTitle } from './receipt.labels.ts';
import classes from './receipt.module.css';
import type { ReceiptView } from './receipt.view.ts';
import { ReceiptBack } from './receipt-back.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';
import { WhatsAppButton } from './receipt-ways.tsx';
import { useSettlement } from './settle.api.ts';
import { SettleRefundButton } from './settle-refund-button.tsx';

type ReceiptPageProps = { id: string; view: ReceiptView };

/** What a client takes home: printed, sent or copied. */
export function ReceiptPage({ id, view }: ReceiptPageProps) {
  return (
    <>
      <ReceiptBack view={view} />
      {useMay('cash.view') ? (
        <Loaded id={id} view={view} />
      ) : (
        <NotAllowed sentence={labels.notAllowed} />
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
    <LoadBlock query={query} skeleton={<Skeleton height={480} maw={420} radius="lg" />}>
      {(settlement) => (
        <>
          <PageHeader title={receiptTitle(settlement.receiptNumber)} />
          <Actions settlement={settlement} />
          <ReceiptPaper settlement={settlement} />
        </>
      )}
    </LoadBlock>
  );
}

function Actions({ settlement }: { settlement: Settlement }) {
  const text = receiptText(settlement, useTimezone());
  return (
    <div className={classes.actions}>
      <Button leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
        {labels.print}
      </Button>
      <WhatsAppButton settlement={settlement} text={text} />
      <CopyButton label={labels.copy} text={text} failure={labels.copyFailed} />
      <SettleRefundButton settlement={settlement} />
    </div>
  );
}
