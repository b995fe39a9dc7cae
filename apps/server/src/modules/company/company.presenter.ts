import type {
  BookingPolicyForm,
  Company,
  PixKeyForm,
} from '@app/contract/company/company.contract';
import { BOOKING_POLICY, SLOT_STEPS } from '@app/domain/company/booking-policy';
import { STATES } from '@app/domain/company/company-form';
import { DEFAULT_TIMEZONE, isTimezone } from '@app/domain/shared/local-time';
import type { CompanyRow } from './company.queries.ts';

export function presentCompany(company: CompanyRow): Company {
  return {
    ...company,
    state: STATES.find((state) => state === company.state) ?? '',
    timezone: isTimezone(company.timezone) ? company.timezone : DEFAULT_TIMEZONE,
    policy: policyOf(company),
    pixKey: pixKeyOf(company),
  };
}

function policyOf(company: CompanyRow): BookingPolicyForm {
  const step = SLOT_STEPS.find((step) => step === company.slotStepMinutes);
  return {
    slotStepMinutes: step ?? BOOKING_POLICY.slotStepMinutes,
    noticeMinutes: company.noticeMinutes,
    horizonInDays: company.horizonInDays,
    changeCutoffInHours: company.changeCutoffInHours,
    maxFutureBookings: company.maxFutureBookings,
    singleService: company.singleService,
    manualApproval: company.manualApproval,
    autoConfirmAfterInSeconds: company.autoConfirmAfterInSeconds,
  };
}

function pixKeyOf({ pixKeyType, pixKey }: CompanyRow): PixKeyForm | null {
  return pixKeyType && { type: pixKeyType, key: pixKey };
}
