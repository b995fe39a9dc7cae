import type { ClientHistory } from '@app/contract/scheduling/appointments.contract';
import { cents, formatMoney, sumOf } from '@app/domain/shared/money';
import { Card, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatInstant, formatNumber } from '../../../foundation/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { NextStep } from '../../../ui/next-step.tsx';
import { dayText } from '../appointments/appointments.labels.ts';
import { useClientHistory } from './client-history.api.ts';
import {
  historyLabels as labels,
  savedText,
  usedAtText,
  usedForText,
} from './client-history.labels.ts';
import classes from './client-history.module.css';

/** The coupons that a client used, and what they saved her. */
export function ClientCoupons({ clientId }: { clientId: string }) {
  const query = useClientHistory(clientId);
  return (
    <LoadBlock query={query} skeleton={<Skeleton height={240} radius="lg" />}>
      {({ couponUses: uses }) => (
        <Stack gap="lg">
          <FigureList look="person">
            <Figure label={labels.usedCoupons} value={formatNumber(uses.length)} />
            <Figure label={labels.saved} value={formatMoney(savedBy(uses))} />
          </FigureList>
          {uses.length === 0 ? (
            <Paper withBorder>
              <EmptyState
                picture="documents"
                title={labels.noCoupons}
                sentence={labels.noCouponsHint}
                action={
                  <NextStep permission="coupons.view">
                    <LinkButton to="/dashboard/coupons">{labels.toCoupons}</LinkButton>
                  </NextStep>
                }
              />
            </Paper>
          ) : (
            <ul className={classes.list} aria-label={labels.couponList}>
              {uses.map((use) => (
                <CouponUse key={`${use.code} ${use.usedAt}`} use={use} />
              ))}
            </ul>
          )}
        </Stack>
      )}
    </LoadBlock>
  );
}

type Uses = ClientHistory['couponUses'];

function savedBy(uses: Uses) {
  return sumOf(uses.map(({ discountCents }) => cents(discountCents)));
}

function CouponUse({ use }: { use: Uses[number] }) {
  const timezone = useTimezone();
  return (
    <Card component="li" padding="md">
      <div className={classes.top}>
        <Text fw={600} className={classes.words}>
          {use.code}
        </Text>
        <Text className="tabular" fw={600} c="var(--mantine-color-success)">
          {savedText(use.discountCents)}
        </Text>
      </div>
      <Text className={classes.words}>{use.name}</Text>
      <Text size="xs" c="dimmed" className="tabular">
        {usedAtText(formatInstant(use.usedAt, timezone))}
      </Text>
      {use.appointmentTime && (
        <Text size="xs" c="dimmed" className="tabular">
          {usedForText(dayText(use.appointmentTime, timezone))}
        </Text>
      )}
    </Card>
  );
}
