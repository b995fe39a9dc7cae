import type { Coupon } from '@app/contract/promotions/coupons.contract';
import {
  COUPON_STANDING_WORDS,
  type CouponStanding,
  couponStanding,
  isExpired,
} from '@app/domain/promotions/coupon';
import { Card, Text, type TextProps } from '@mantine/core';
import { IconCircleX, IconFilter } from '@tabler/icons-react';
import { useTimezone, useToday } from '../../foundation/company-clock.ts';
import { formatDay } from '../../foundation/format.ts';
import { useIsPhone } from '../../foundation/hooks/use-is-phone.ts';
import { useMay } from '../../foundation/sign-in/session.tsx';
import { ThingName } from '../../ui/kept-things/thing-name.tsx';
import { ThingRow } from '../../ui/kept-things/thing-row.tsx';
import type { ThingChoices } from '../../ui/kept-things/things-page.tsx';
import { ActiveBadge, StatusBadge } from '../../ui/status-badge.tsx';
import { CouponActions } from './coupon-actions.tsx';
import classes from './coupon-card.module.css';
import { CouponFacts } from './coupon-facts.tsx';
import {
  discountText,
  limitsText,
  linkUsesText,
  offText,
  rulesText,
  usesText,
  validityText,
} from './coupons.labels.ts';

type CouponCardProps = ThingChoices<Coupon> & { coupon: Coupon };

export function CouponCard(props: CouponCardProps) {
  return useIsPhone() ? <CouponRow {...props} /> : <WideCard {...props} />;
}

function CouponRow({ coupon, ...choices }: CouponCardProps) {
  const mayManage = useMay('coupons.manage');
  const { lapse, standing } = useStanding(coupon);
  return (
    <ThingRow
      name={coupon.name}
      second={[
        <code key="code">{coupon.code}</code>,
        <span key="validity" className={classes.validity} data-lapse={lapse}>
          {validityText(coupon, lapse)}
        </span>,
        usesText(coupon),
        linkUsesText(coupon),
      ]}
      trailing={
        <>
          <span className="tabular">{offText(coupon)}</span>
          <CouponBadge standing={standing} />
        </>
      }
      below={
        <>
          <Rules coupon={coupon} />
          {mayManage && <Limits coupon={coupon} />}
        </>
      }
      onOpen={mayManage ? () => choices.onEdit(coupon) : undefined}
      actions={<CouponActions coupon={coupon} {...choices} />}
    >
      <Description>{coupon.description}</Description>
      <CouponFacts coupon={coupon} lapse={lapse} />
    </ThingRow>
  );
}

/** Whether it is over, and whether it still takes something off. */
export function standingOf(coupon: Coupon, today: Temporal.PlainDate) {
  const validUntil = coupon.validUntil ? Temporal.PlainDate.from(coupon.validUntil) : null;
  const lapse: 'expired' | 'running' = isExpired({ validUntil }, today) ? 'expired' : 'running';
  return { lapse, standing: couponStanding({ ...coupon, validUntil }, today) };
}

export function useStanding(coupon: Coupon) {
  return standingOf(coupon, useToday());
}

function WideCard({ coupon, ...choices }: CouponCardProps) {
  const mayManage = useMay('coupons.manage');
  const { lapse, standing } = useStanding(coupon);
  const actions = <CouponActions coupon={coupon} {...choices} />;
  return (
    <Card className={classes.card}>
      <ThingName
        name={coupon.name}
        manage={mayManage && { onEdit: () => choices.onEdit(coupon), actions }}
        forReaders={actions}
      />
      <span className={`${classes.discount} tabular`}>{discountText(coupon)}</span>
      <div className={classes.state}>
        <code className={classes.code}>{coupon.code}</code>
        <CouponBadge standing={standing} />
      </div>
      <Rules coupon={coupon} />
      <Description lineClamp={6}>{coupon.description}</Description>
      <CouponFacts coupon={coupon} lapse={lapse} />
    </Card>
  );
}

/** Whoever opens its form by the row has nothing to fold out. */
function Limits({ coupon }: { coupon: Coupon }) {
  const createdOn = formatDay(coupon.createdAt, useTimezone());
  return (
    <Text size="xs" c="dimmed" lineClamp={3} className="tabular">
      {limitsText(coupon, createdOn)}
    </Text>
  );
}

/** Nothing where it asks for nothing. */
function Rules({ coupon }: { coupon: Coupon }) {
  const text = rulesText(coupon);
  if (text === '') return null;
  return (
    <Text size="xs" className={classes.rules}>
      <IconFilter size={14} aria-hidden />
      {text}
    </Text>
  );
}

function Description(props: Pick<TextProps, 'lineClamp'> & { children: string }) {
  if (props.children === '') return null;
  return <Text size="xs" c="dimmed" title={props.children} {...props} />;
}

/** One that takes nothing off any more is not called active. */
export function CouponBadge({ standing }: { standing: CouponStanding }) {
  if (standing !== 'used-up') return <ActiveBadge active={standing === 'active'} />;
  return (
    <StatusBadge tone="neutral" icon={<IconCircleX size={14} />}>
      {COUPON_STANDING_WORDS[standing]}
    </StatusBadge>
  );
}
