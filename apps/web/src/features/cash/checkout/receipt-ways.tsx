import type { Settlement } from '@app/contract/cash/settlements.contract';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPrinter } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { whatsAppLink } from '../../../foundation/format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { receiptLabels as labels, receiptText, receiptTitle } from './receipt.labels.ts';
import classes from './receipt.module.css';
import { ReceiptLink } from './receipt-link.tsx';

type ReceiptWaysProps = { settlement: Settlement; email: string | null };

/** How the receipt goes along: on paper, to her phone, to her mailbox. */
export function ReceiptWays({ settlement, email }: ReceiptWaysProps) {
  const from = useLocation({ select: ({ href }) => href });
  const { id, receiptNumber, company } = settlement;
  const text = receiptText(settlement, useTimezone());
  const subject = `${receiptTitle(receiptNumber)} · ${company.name}`;
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
      {email && (
        <Button
          component="a"
          variant="default"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`}
          leftSection={<IconMail size={18} />}
        >
          {labels.email}
        </Button>
      )}
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
