import type { Settlement } from '@app/contract/cash/settlements.contract';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconPrinter } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { whatsAppLink } from '../../../foundation/format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { receiptLabels as labels, receiptText } from './receipt.labels.ts';
import classes from './receipt.module.css';
import { ReceiptLink } from './receipt-link.tsx';
import { ReceiptMailButton } from './receipt-mail-button.tsx';

type ReceiptWaysProps = { settlement: Settlement };

/** How the receipt goes along: on paper, to her phone, to her mailbox. */
export function ReceiptWays({ settlement }: ReceiptWaysProps) {
  const from = useLocation({ select: ({ href }) => href });
  const { id } = settlement;
  const text = receiptText(settlement, useTimezone());
  return (
    <div className={classes.ways}>
      <ReceiptLink settlementId={id} />
      <LinkButton
        variant="default"
        to="/dashboard/financial/receipts/$id"
        params={{ id }}
        search={{ from, print: true }}
        leftSection={<IconPrinter size={18} />}
      >
        {labels.print}
      </LinkButton>
      <WhatsAppButton settlement={settlement} text={text} />
      <ReceiptMailButton settlement={settlement} />
    </div>
  );
}

type WhatsAppButtonProps = { settlement: Pick<Settlement, 'clientPhone'>; text: string };

/** Nothing for whoever left no phone. */
export function WhatsAppButton({ settlement, text }: WhatsAppButtonProps) {
  const { clientPhone } = settlement;
  if (!clientPhone) return null;
  return (
    <Button
      component="a"
      variant="default"
      href={whatsAppLink(clientPhone, text)}
      target="_blank"
      rel="noopener"
      leftSection={<IconBrandWhatsapp size={18} />}
    >
      {labels.whatsapp}
    </Button>
  );
}
