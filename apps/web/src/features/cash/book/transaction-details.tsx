import type { Transaction } from '@app/contract/cash/money.contract';
import { cardText, isPay, KIND_TEXT, TYPE_TEXT } from '@app/domain/cash/description';
import { formatDate } from '@app/domain/shared/local-time';
import { cents } from '@app/domain/shared/money';
import { Button, Drawer, Stack, Text } from '@mantine/core';
import { IconArrowBackUp, IconEdit, IconTrash } from '@tabler/icons-react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant, moneyText } from '../../../foundation/format.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { ChangeHistory, ChangeList } from '../../../ui/change-history.tsx';
import { ReceiptLink } from '../checkout/receipt-link.tsx';
import { PayoutList } from '../commissions/payout-list.tsx';
import { byWhomText } from '../drawer/cash.labels.ts';
import classes from '../drawer/cash.module.css';
import { SignedAmount } from './signed-amount.tsx';
import type { TransactionActions } from './transaction-actions.view.ts';
import { useTransactionChanges } from './transactions.api.ts';
import {
  changeText,
  transactionDetailLabels as labels,
  transactionLabels,
} from './transactions.labels.ts';

type TransactionDetailsProps = {
  transaction: Transaction;
  actions: TransactionActions;
  onClose: () => void;
};

export default function TransactionDetails(props: TransactionDetailsProps) {
  const { transaction, actions, onClose } = props;
  const isPhone = useIsPhone();
  const maySeeChanges = useMay('transactions.view');
  return (
    <Drawer opened onClose={onClose} title={labels.title} size={isPhone ? '100%' : 'md'}>
      <div className={classes.details}>
        <Stack gap="lg">
          <div>
            <Text fw={600} className={classes.words}>
              {transaction.description}
            </Text>
            <Text size="xl" fw={600}>
              <SignedAmount transaction={transaction} />
            </Text>
          </div>
          <Facts transaction={transaction} />
          <PaidOut transaction={transaction} />
          {maySeeChanges && <ChangeHistory>{() => <Changes id={transaction.id} />}</ChangeHistory>}
        </Stack>
        <Buttons transaction={transaction} actions={actions} />
      </div>
    </Drawer>
  );
}

function Facts({ transaction }: { transaction: Transaction }) {
  const timezone = useTimezone();
  const { paymentMethod, category, professional, refundedAt, createdByName } = transaction;
  const { amountCents, tipCents, feeCents, cardBrand: brand, instalments } = transaction;
  const card = cardText({ brand, instalments, amount: cents(Math.abs(amountCents)) });
  const facts: [string, string | undefined][] = [
    [labels.kind, `${KIND_TEXT[transaction.kind]} (${TYPE_TEXT[transaction.type]})`],
    [labels.date, formatDate(Temporal.PlainDate.from(transaction.date))],
    [labels.paymentMethod, [paymentMethod?.name, card].filter(Boolean).join(' · ') || undefined],
    [labels.services, tipCents === 0 ? undefined : moneyText(amountCents - tipCents)],
    [labels.tip, tipCents === 0 ? undefined : moneyText(tipCents)],
    [labels.fee, feeCents === 0 ? undefined : moneyText(feeCents)],
    [labels.net, feeCents === 0 ? undefined : moneyText(amountCents - feeCents)],
    [labels.category, category?.name],
    [labels.professional, professional?.name],
    [labels.createdBy, byWhomText(createdByName, transaction.createdAt, timezone)],
    [labels.refundedAt, refundedAt ? formatInstant(refundedAt, timezone) : undefined],
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name}>
              <Text component="dt" size="xs" c="dimmed">
                {name}
              </Text>
              <dd className="tabular">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** What a professional was paid says for what; who may not know that is told so. */
function PaidOut({ transaction }: { transaction: Transaction }) {
  const { id, countsAs, professional } = transaction;
  const maySeePay = useMay('commissions.view');
  const isPayout = countsAs === 'commission_payment' || countsAs === 'tip_payment';
  if (isPayout && maySeePay) return <PayoutList id={id} />;
  if (!isPay(countsAs) || professional) return null;
  return (
    <Text size="xs" c="dimmed">
      {labels.namelessPay}
    </Text>
  );
}

function Changes({ id }: { id: string }) {
  const query = useTransactionChanges(id);
  const timezone = useTimezone();
  return (
    <ChangeList
      query={query}
      label={labels.changesList}
      actionText={changeText}
      timezone={timezone}
    />
  );
}

type ButtonsProps = Pick<TransactionDetailsProps, 'transaction' | 'actions'>;

function Buttons({ transaction, actions }: ButtonsProps) {
  const { canChange, canRefund, settlementId } = transaction;
  const { onEdit, onRemove, onRefund } = actions;
  return (
    <div className={classes.detailButtons}>
      {onEdit && !canChange && (
        <Text size="xs" c="dimmed" w="100%">
          {keptText(transaction)}
        </Text>
      )}
      {settlementId !== null && <ReceiptLink settlementId={settlementId} />}
      {onEdit && canChange && (
        <Button leftSection={<IconEdit size={18} />} onClick={() => onEdit(transaction)}>
          {transactionLabels.edit}
        </Button>
      )}
      {onRefund && canRefund && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} />}
          onClick={() => onRefund(transaction)}
        >
          {transactionLabels.refund}
        </Button>
      )}
      {onRemove && canChange && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} />}
          onClick={() => onRemove(transaction)}
        >
          {transactionLabels.remove}
        </Button>
      )}
    </div>
  );
}

function keptText({ kind, canRefund, refundedAt }: Transaction): string {
  if (canRefund) return labels.keptButRefundable;
  const isPayment = kind === 'payment' || kind === 'tip';
  return isPayment && refundedAt === null ? labels.refundedWithReceipt : labels.kept;
}
