import type { NewService } from '@app/domain/catalog/service';
import {
  SAMPLE_COMPANY,
  SAMPLE_COUPONS,
  SAMPLE_POLICY,
  SAMPLE_SERVICES,
  SAMPLE_TEAM,
  type SampleProfessional,
} from '@app/domain/platform/sample-company';
import { todayIn } from '@app/domain/shared/local-time';
import type { Actor, CompanyScope, Scopes } from '../../foundation/database/scopes.ts';
import type { Logger } from '../../foundation/logger.ts';
import { replaceOfferedServices } from '../catalog/professional-services.commands.ts';
import { createService } from '../catalog/services.rules.ts';
import { changePolicy, openPublicBooking } from '../company/company.commands.ts';
import { readCompany } from '../company/company.queries.ts';
import { lockOwnCompany } from '../company/company-lookup.queries.ts';
import { emptySampleCompany, ensureSampleCompany } from '../company/sample-company.commands.ts';
import { createCoupon } from '../promotions/coupons.commands.ts';
import { hireProfessional } from '../team/professionals.commands.ts';
import { replaceWeek } from '../team/schedules.commands.ts';
import { findSchedule } from '../team/schedules.queries.ts';

type Parts = { scopes: Scopes; logger: Logger; actor: Actor; now: Temporal.Instant };

/** Makes the company that visitors try out, unless it is there: every system has one. */
export async function openSampleCompany(parts: Parts): Promise<void> {
  await inSampleCompany(parts, async (scope) => {
    // Whoever starts at the same time waits here, and then finds it open.
    await lockOwnCompany(scope);
    const { publicBookingEnabled } = await readCompany(scope);
    if (!publicBookingEnabled) await tellAnew(scope, parts.now);
  });
}

/** What visitors left there goes, all of it, and the company is told anew. */
export async function renewSampleCompany(parts: Parts): Promise<void> {
  await inSampleCompany(parts, (scope) => tellAnew(scope, parts.now));
}

async function inSampleCompany(
  { scopes, logger, actor }: Parts,
  work: (scope: CompanyScope) => Promise<void>,
): Promise<void> {
  const companyId = await scopes.asOperator(actor, (scope) =>
    ensureSampleCompany(scope, SAMPLE_COMPANY),
  );
  if (companyId === null) return logger.error('the address of the sample company is taken');
  await scopes.withCompany({ ...actor, companyId }, work);
}

async function tellAnew(scope: CompanyScope, now: Temporal.Instant): Promise<void> {
  await emptySampleCompany(scope);
  const { version } = await readCompany(scope);
  required(await changePolicy(scope, version, SAMPLE_POLICY));
  const serviceIds = new Map<NewService, string>();
  for (const service of SAMPLE_SERVICES) {
    serviceIds.set(service, required(await createService(scope, service)).id);
  }
  for (const professional of SAMPLE_TEAM) await employ(scope, { professional, serviceIds, now });
  for (const coupon of SAMPLE_COUPONS) required(await createCoupon(scope, coupon, now));
  // Refused for now: that somebody can be booked is settled when this transaction ends, and opens it.
  await openPublicBooking(scope);
}

type Employing = {
  professional: SampleProfessional;
  serviceIds: Map<NewService, string>;
  now: Temporal.Instant;
};

async function employ(
  scope: CompanyScope,
  { professional: { week, services, ...details }, serviceIds, now }: Employing,
): Promise<void> {
  const { timezone } = await readCompany(scope);
  const today = todayIn(timezone, now);
  const { id: professionalId } = required(await hireProfessional(scope, details, now));
  const { version = 0 } = (await findSchedule(scope, professionalId, today)) ?? {};
  required(await replaceWeek(scope, { professionalId, version, week }));
  const offered = services.flatMap((service) => {
    const serviceId = serviceIds.get(service);
    return serviceId ? [{ serviceId, price: null, durationMinutes: null }] : [];
  });
  const offer = { professionalId, known: [], services: offered, commissions: 'keep' } as const;
  required(await replaceOfferedServices(scope, offer, today));
}

type Outcome<Value> = { accepted: true; value: Value } | { accepted: false; reason: string };

/** In a company that was empty a moment ago nothing stands against it. */
function required<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.accepted) throw new Error(`The sample company is not complete: ${outcome.reason}`);
  return outcome.value;
}
