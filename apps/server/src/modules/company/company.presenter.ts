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
    id: company.id,
    name: company.name,
    tradeName: company.tradeName,
    documentType: company.documentType,
    document: company.document,
    email: company.email,
    phone: company.phone,
    address: company.address,
    city: company.city,
    state: STATES.find((state) => state === company.state) ?? '',
    zipCode: company.zipCode,
    timezone: isTimezone(company.timezone) ? company.timezone : DEFAULT_TIMEZONE,
    privacyContact: company.privacyContact,
    slug: company.slug,
    logoUrl: company.logoUrl,
    publicBookingEnabled: company.publicBookingEnabled,
    policy: policyOf(company),
    pixKey: pixKeyOf(company),
    version: company.version,
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
