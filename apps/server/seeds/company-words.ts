import { BOOKING_POLICY, type BookingPolicy } from '@app/domain/company/booking-policy';
import type { ClosingDay } from '@app/domain/company/closing-day';
import { checkCompany } from '@app/domain/company/company-form';
import { normalizePixKey, type PixKeyType } from '@app/domain/company/pix-key';
import { createClosingDay } from '../src/modules/company/closing-days.commands.ts';
import {
  type CompanyDetails,
  changePixKey,
  changePolicy,
  openPublicBooking,
  updateCompany,
} from '../src/modules/company/company.commands.ts';
import { readCompany } from '../src/modules/company/company.queries.ts';
import type { Inside } from './inside.ts';

type Closing = { on: Temporal.PlainDate } & Partial<Pick<ClosingDay, 'untilDate' | 'hours'>>;

export type CompanyWords = {
  /** What the company form says; the rest stays. */
  saysOfItself(details: Partial<Omit<CompanyDetails, 'documentNumber'>>): Promise<void>;
  takesPix(type: PixKeyType, key: string): Promise<void>;
  /** Whoever likes books online, under these rules. */
  takesBookings(policy?: Partial<BookingPolicy>): Promise<void>;
  /** The whole day, or the days until another one; with hours it is open during these only. */
  closes(name: string, days: Closing): Promise<void>;
  /** As always, though it is a holiday. */
  opensOn(name: string, date: Temporal.PlainDate): Promise<void>;
};

export function companyWords({ within }: Inside): CompanyWords {
  async function decides(day: ClosingDay): Promise<void> {
    const outcome = await within((scope) => createClosingDay(scope, day));
    if (!outcome.accepted) throw new Error(`${day.name} was decided already`);
  }
  return {
    saysOfItself: (details) =>
      within(async (scope) => {
        const { version, ...company } = await readCompany(scope);
        const check = checkCompany({ ...detailsOf(company), ...details }, company);
        if (!check.accepted) throw new Error(check.problems.map(({ field }) => field).join(', '));
        await updateCompany(scope, version, check.company);
      }),
    async takesPix(type, typed) {
      const key = normalizePixKey(type, typed);
      if (key === null) throw new Error(`${typed} is no PIX key`);
      await within((scope) => changePixKey(scope, { type, key }));
    },
    takesBookings: (policy = {}) =>
      within(async (scope) => {
        const { version } = await readCompany(scope);
        await changePolicy(scope, version, { ...BOOKING_POLICY, ...policy });
        await openPublicBooking(scope);
      }),
    closes: (name, { on, untilDate = on.add({ days: 1 }), hours = null }) =>
      decides({ name, fromDate: on, untilDate, kind: hours ? 'special-hours' : 'closed', hours }),
    opensOn: (name, date) =>
      decides({
        name,
        fromDate: date,
        untilDate: date.add({ days: 1 }),
        kind: 'open',
        hours: null,
      }),
  };
}

function detailsOf(company: CompanyDetails): CompanyDetails {
  const { name, tradeName, documentType, document, documentNumber, email, phone } = company;
  const { address, city, state, zipCode, timezone, privacyContact } = company;
  return {
    name,
    tradeName,
    documentType,
    document,
    documentNumber,
    email,
    phone,
    address,
    city,
    state,
    zipCode,
    timezone,
    privacyContact,
  };
}
