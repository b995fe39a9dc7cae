import type { PayingCompany } from '@app/contract/billing/platform-payments.contract';
import { ENVIRONMENT_WORDS } from '@app/domain/billing/payment-environment';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { formatPhone } from '@app/domain/shared/phones';
import { Anchor, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { formatDay, moneyText } from '../../../foundation/format.ts';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { subscriptionStateText } from '../company-states.labels.ts';
import classes from './paying-company.module.css';
import { PaymentBadge } from './payment-columns.tsx';
import { usePayingCompany, useSyncPayingCompany } from './payments.api.ts';
import { payingCompanyLabels as labels } from './payments.labels.ts';

type PayingCompanyDialogProps = {
  id: string | null;
  /** Where the plan can be changed from here. */
  onEdit?: (id: string) => void;
  onClose: () => void;
};

/** Who pays, for what, and her latest bills. */
export function PayingCompanyDialog({ id, onEdit, onClose }: PayingCompanyDialogProps) {
  const company = usePayingCompany(id);
  return (
    <Modal opened={id !== null} onClose={onClose} title={company.data?.name ?? ''} size="lg">
      <LoadBlock query={company} skeleton={<Skeleton height={280} />}>
        {(known) => (
          <Stack gap="lg">
            <Facts company={known} />
            {known.isPlanSubscribed && (
              <Text size="sm" c="dimmed">
                {labels.planSubscribed}
              </Text>
            )}
            <Group gap="sm">
              {onEdit && !known.isPlanSubscribed && (
                <Button onClick={() => onEdit(known.id)}>{labels.changePlan}</Button>
              )}
              <SyncButton id={known.id} />
            </Group>
            <Bills payments={known.payments} />
          </Stack>
        )}
      </LoadBlock>
    </Modal>
  );
}

function SyncButton({ id }: { id: string }) {
  const { mutate, isPending } = useSyncPayingCompany();
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={18} />}
      loading={isPending}
      onClick={() => mutate({ id })}
    >
      {labels.sync}
    </Button>
  );
}

function Facts({ company }: { company: PayingCompany }) {
  const { email, phone, document, planName, status, trialEndsAt, currentPeriodEnd } = company;
  return (
    <dl className={`${classes.facts} tabular`}>
      <Fact label={labels.plan} value={planName ?? labels.noPlan} />
      <Fact label={labels.status} value={subscriptionStateText[status]} />
      <Fact label={labels.trialEndsAt} value={dayOf(trialEndsAt)} />
      <Fact label={labels.currentPeriodEnd} value={dayOf(currentPeriodEnd)} />
      <Fact label={labels.email} value={email} />
      <Fact label={labels.phone} value={phone && formatPhone(phone)} />
      <Fact label={labels.document} value={document} />
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value || labels.none}</dd>
    </div>
  );
}

function dayOf(moment: string | null): string {
  return moment ? formatDay(moment, DEFAULT_TIMEZONE) : '';
}

function Bills({ payments }: Pick<PayingCompany, 'payments'>) {
  return (
    <section aria-label={labels.payments}>
      <Text component="h3" fw={600} mb="xs">
        {labels.payments}
      </Text>
      {payments.length === 0 && <Text c="dimmed">{labels.noPayments}</Text>}
      <ul className={`${classes.bills} tabular`}>
        {payments.map(({ invoiceId, environment, at, amountCents, status, invoiceUrl }) => (
          <li key={invoiceId}>
            <span>
              {formatDay(at, DEFAULT_TIMEZONE)} · {moneyText(amountCents)}
              {environment !== 'live' && (
                <Text span size="xs" c="dimmed" ms={6}>
                  {ENVIRONMENT_WORDS[environment]}
                </Text>
              )}
            </span>
            <PaymentBadge status={status} />
            {invoiceUrl && (
              <Anchor
                href={invoiceUrl}
                target="_blank"
                rel="noreferrer"
                size="sm"
                className="thumb-room"
              >
                {labels.openInvoice}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
