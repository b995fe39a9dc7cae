import { formatDuration } from '@app/domain/shared/duration';
import { cents, formatMoney } from '@app/domain/shared/money';
import type { ReactNode } from 'react';
import { servicesLabels, summaryLabels, wizardLabels } from '../booking.labels.ts';
import { dateOf, timeOf } from '../company-time.ts';
import { couponInAddress } from '../coupon-link.ts';
import parts from '../parts.module.css';
import { longDate } from '../steps/calendar-month.ts';
import type { BookingSummary } from './booking-summary.ts';
import classes from './booking-summary-card.module.css';
import type { Wizard } from './use-wizard.ts';

export function BookingSummaryCard({ wizard }: { wizard: Wizard }) {
  const { mode, summary, company, state } = wizard;
  const { clientName, professionalName, specialties, startTime, points } = summary;
  // On the last step its field tells what becomes of it.
  const isAhead = mode === 'public' && state.step !== 'contact' && state.couponCode === '';
  const linked = isAhead ? couponInAddress() : '';
  const isEmpty = !clientName && !professionalName;
  return (
    <aside className={classes.card} aria-label={summaryLabels.title}>
      <h2 className={classes.title}>{summaryLabels.title}</h2>
      {isEmpty && <p className={parts.soft}>{summaryLabels.empty}</p>}
      <dl className={classes.facts}>
        {clientName && <Fact name={summaryLabels.client}>{clientName}</Fact>}
        {professionalName && (
          <Fact name={summaryLabels.professional}>
            {professionalName}
            {specialties.length > 0 && (
              <span className={parts.soft}>{specialties.join(' · ')}</span>
            )}
          </Fact>
        )}
        {startTime && (
          <Fact name={summaryLabels.when}>
            {summaryLabels.at(
              longDate(dateOf(startTime, company.timezone)),
              timeOf(startTime, company.timezone),
            )}
          </Fact>
        )}
      </dl>
      {summary.services.length > 0 && <Sums summary={summary} code={state.coupon?.code ?? ''} />}
      {linked && <p className={parts.soft}>{wizardLabels.linkedCoupon(linked, '')}</p>}
      {points > 0 && <p className={classes.points}>{summaryLabels.points(points)}</p>}
    </aside>
  );
}

function Sums({ summary, code }: { summary: BookingSummary; code: string }) {
  const { services, durationMinutes, isOtherLength, isLeast } = summary;
  const { subtotalCents, discountCents, totalCents } = summary;
  return (
    <>
      <ul className={classes.services} aria-label={summaryLabels.services}>
        {services.map((service) => (
          <li key={service.id}>{service.name}</li>
        ))}
      </ul>
      <dl className={classes.sums}>
        <Sum name={summaryLabels.duration}>{formatDuration(durationMinutes)}</Sum>
        <Sum name={summaryLabels.subtotal}>{moneyOf(subtotalCents)}</Sum>
        {discountCents > 0 && (
          <Sum name={summaryLabels.discount(code)}>{`−${moneyOf(discountCents)}`}</Sum>
        )}
        <Sum name={`${summaryLabels.total}${isLeast ? ` ${servicesLabels.from}` : ''}`}>
          <strong>{moneyOf(totalCents)}</strong>
        </Sum>
      </dl>
      {isOtherLength && <p className={parts.soft}>{summaryLabels.longer}</p>}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt className={parts.soft}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.sum}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function moneyOf(amount: number): string {
  return formatMoney(cents(amount));
}
