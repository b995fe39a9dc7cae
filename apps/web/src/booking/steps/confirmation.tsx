import { cents, formatMoney } from '@app/domain/shared/money';
import { IconCalendarPlus, IconCheck, IconClock, IconMapPin } from '@tabler/icons-react';
import { confirmationLabels, sampleLabels } from '../booking.labels.ts';
import type { BookedAppointment, BookingCompany } from '../booking-gate.ts';
import { dateOf, timeOf } from '../company-time.ts';
import { mapOf } from '../map-link.ts';
import parts from '../parts.module.css';
import type { Wizard } from '../wizard/use-wizard.ts';
import { fullDate } from './calendar-month.ts';
import classes from './confirmation.module.css';
import { OwnLink } from './own-link.tsx';

type ConfirmationProps = { wizard: Wizard; booked: BookedAppointment; onDone: () => void };

export function Confirmation({ wizard, booked, onDone }: ConfirmationProps) {
  const { mode, company, summary, start } = wizard;
  const { startTime, professionalName, priceCents, manageUrl } = booked;
  const isAsked = booked.needsApproval && mode === 'public';
  return (
    <section className={classes.confirmation}>
      <span className={classes.mark} data-waits={isAsked || undefined}>
        {isAsked ? <IconClock aria-hidden /> : <IconCheck aria-hidden />}
      </span>
      <h2 className={classes.title} tabIndex={-1} data-heading>
        {titleOf(start.task, mode, isAsked)}
      </h2>
      {isAsked && <p className={parts.warning}>{confirmationLabels.needsApproval(company.name)}</p>}
      {mode === 'public' && !isAsked && !company.isSample && (
        <p className={parts.soft}>{confirmationLabels.reserved(company.name)}</p>
      )}
      {booked.isToldByWhatsapp && !isAsked && (
        <p className={parts.soft}>{confirmationLabels.byWhatsapp}</p>
      )}
      <p className={classes.when}>
        {confirmationLabels.when(
          fullDate(dateOf(startTime, company.timezone)),
          timeOf(startTime, company.timezone),
          timeOf(booked.endTime, company.timezone),
        )}
      </p>
      <p className={parts.soft}>
        {[professionalName, ...summary.services.map(({ name }) => name)].join(' · ')}
      </p>
      {priceCents > 0 && <p className={classes.price}>{formatMoney(cents(priceCents))}</p>}
      {company.isSample && <p className={parts.good}>{sampleLabels.booked}</p>}
      {mode === 'public' && manageUrl && <OwnLinks manageUrl={manageUrl} company={company} />}
      <button
        type="button"
        className={mode === 'public' ? parts.outline : parts.primary}
        onClick={onDone}
      >
        {mode === 'public' ? confirmationLabels.again : confirmationLabels.close}
      </button>
      {company.isSample && (
        <a className={parts.outline} href="/auth?mode=signup">
          {sampleLabels.signUp}
        </a>
      )}
    </section>
  );
}

function titleOf(task: Wizard['start']['task'], mode: Wizard['mode'], isAsked: boolean): string {
  const { title, changedTitle, askedTitle } = confirmationLabels;
  if (task === 'change') return changedTitle;
  return isAsked ? askedTitle : title[mode];
}

type OwnLinksProps = { manageUrl: string; company: BookingCompany };

function OwnLinks({ manageUrl, company }: OwnLinksProps) {
  const { address, changeCutoffHours } = company;
  // Her own page opens in no frame of another site.
  const target = window.self === window.top ? {} : { target: '_blank', rel: 'noopener' };
  return (
    <>
      {address && <p className={parts.soft}>{address}</p>}
      {changeCutoffHours !== undefined && (
        <p className={parts.soft}>{confirmationLabels.rule(changeCutoffHours)}</p>
      )}
      <p className={parts.soft}>{confirmationLabels.keepLink}</p>
      <OwnLink url={manageUrl} title={company.name} />
      <a className={parts.primary} href={manageUrl} {...target}>
        {confirmationLabels.manage}
      </a>
      <a className={parts.outline} href={`${manageUrl}/agenda.ics`} {...target}>
        <IconCalendarPlus className={parts.icon} aria-hidden />
        {confirmationLabels.calendar}
      </a>
      {address && (
        <a
          className={parts.outline}
          href={mapOf(address)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <IconMapPin className={parts.icon} aria-hidden />
          {confirmationLabels.directions}
        </a>
      )}
    </>
  );
}
