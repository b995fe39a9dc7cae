import { mayHireMore } from '@app/domain/billing/plan-limits';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { optionalPhone, type ProfessionalRefusal } from '@app/domain/team/professional';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { unlessHistory } from '../../foundation/database/refused-write.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isDuplicateOf, isMissingReference } from '../../foundation/database/sql-state.ts';
import { planInForce } from '../billing/plans.queries.ts';
import { lockOwnCompany } from '../company/company-lookup.queries.ts';
import { isProfessional, type ProfessionalRow } from './professionals.queries.ts';
import {
  PROFESSIONAL_EMAIL_KEY,
  PROFESSIONAL_MEMBER_FK,
  PROFESSIONAL_MEMBER_KEY,
  professionals,
} from './professionals.table.ts';

type Details = Pick<ProfessionalRow, 'email' | 'phone' | 'birthday' | 'color' | 'memberId'>;
export type NewProfessional = { name: string; specialties: string[] } & Partial<Details>;

type Outcome<Refusal extends ProfessionalRefusal> = Promise<Result<{ id: string }, Refusal>>;
type FormRefusal = 'phone-invalid' | 'email-taken' | 'member-not-found' | 'member-already-linked';

/** One more on the team, if the company's plan has room. Only those who work there now count. */
export function hireProfessional(
  scope: CompanyScope,
  professional: NewProfessional,
  now: Temporal.Instant,
): Outcome<FormRefusal | 'professional-limit-reached'> {
  return writing(professional, async (values) => {
    if (!(await hasRoom(scope, now))) return refuse('professional-limit-reached');
    const [hired] = await scope
      .insert(professionals)
      .values({
        ...values,
        position: sql`(select coalesce(max(position), 0) + 1 from professionals)`,
      })
      .returning({ id: professionals.id });
    if (!hired) throw new Error('The database stored no professional');
    return accept(hired);
  });
}

/** Replaces her as she was when the form was opened; a newer version is left alone. */
export function updateProfessional(
  scope: CompanyScope,
  { id, version }: { id: string; version: number },
  professional: NewProfessional,
): Outcome<FormRefusal | 'not-found' | 'changed-meanwhile'> {
  return writing(professional, async (values) => {
    const sameVersion = and(eq(professionals.id, id), eq(professionals.version, version));
    const changed = await change(scope, sameVersion, values);
    if (changed.accepted) return changed;
    return refuse((await isProfessional(scope, id)) ? 'changed-meanwhile' : 'not-found');
  });
}

/** Whoever is inactive is no longer booked; what was booked stays as it is. */
export async function deactivateProfessional(
  scope: CompanyScope,
  id: string,
  now: Temporal.Instant,
): Outcome<'not-found'> {
  const isActive = await findActivity(scope, id);
  if (isActive === null) return refuse('not-found');
  if (!isActive) return accept({ id });
  return change(scope, eq(professionals.id, id), { active: false, inactiveSince: now });
}

/** Coming back takes a place of the plan, as being hired does. */
export async function reactivateProfessional(
  scope: CompanyScope,
  id: string,
  now: Temporal.Instant,
): Outcome<'not-found' | 'professional-limit-reached'> {
  const hasPlace = await hasRoom(scope, now);
  const isActive = await findActivity(scope, id);
  if (isActive === null) return refuse('not-found');
  if (!isActive && !hasPlace) return refuse('professional-limit-reached');
  return change(scope, eq(professionals.id, id), { active: true, inactiveSince: null });
}

export function removeProfessional(
  scope: CompanyScope,
  id: string,
): Promise<Result<ProfessionalRow, 'not-found' | 'has-history'>> {
  return unlessHistory(async () => {
    const [removed] = await scope.delete(professionals).where(eq(professionals.id, id)).returning();
    if (!removed) return refuse('not-found');
    return accept(removed);
  });
}

/** Answers the address that nobody uses any more. Her version stays: no open form shows the photo. */
export async function changePhoto(
  scope: CompanyScope,
  id: string,
  photoUrl: string | null,
): Promise<Result<string | null, 'not-found'>> {
  const [before] = await scope
    .select({ photoUrl: professionals.photoUrl })
    .from(professionals)
    .where(eq(professionals.id, id))
    .for('no key update');
  if (!before) return refuse('not-found');
  await scope.update(professionals).set({ photoUrl }).where(eq(professionals.id, id));
  return accept(before.photoUrl);
}

/** From left to right in the agenda; whoever is not named comes after them, in the old order. */
export async function reorderProfessionals(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<void> {
  await lockOwnCompany(scope);
  const order = sql`array_position(${sql.param(ids)}::uuid[], id), position, lower(name), id`;
  await scope.execute(sql`
    update professionals set position = places.place
    from (select id, row_number() over (order by ${order}) as place from professionals) as places
    where professionals.id = places.id and position <> places.place`);
  scope.changed.add('professionals');
}

/** Locks the company, so that nobody else counts before this transaction has ended. */
async function hasRoom(scope: CompanyScope, now: Temporal.Instant): Promise<boolean> {
  const company = await lockOwnCompany(scope);
  const plan = await planInForce(scope);
  const count = await scope.$count(professionals, eq(professionals.active, true));
  return mayHireMore(count, plan?.maxProfessionals ?? null, company, now);
}

async function findActivity(scope: CompanyScope, id: string): Promise<boolean | null> {
  const [found] = await scope
    .select({ active: professionals.active })
    .from(professionals)
    .where(eq(professionals.id, id))
    .for('no key update');
  return found?.active ?? null;
}

async function change(
  scope: CompanyScope,
  which: SQL | undefined,
  changes: Partial<ProfessionalRow>,
): Outcome<'not-found'> {
  const [changed] = await scope
    .update(professionals)
    .set({ ...changes, version: sql`${professionals.version} + 1` })
    .where(which)
    .returning({ id: professionals.id });
  if (!changed) return refuse('not-found');
  return accept(changed);
}

async function writing<Refusal extends ProfessionalRefusal>(
  professional: NewProfessional,
  write: (values: NewProfessional) => Outcome<Refusal>,
): Outcome<Refusal | FormRefusal> {
  const phone = optionalPhone(professional.phone ?? '');
  if (phone === null) return refuse('phone-invalid');
  try {
    return await write({ ...professional, phone });
  } catch (error) {
    if (isDuplicateOf(PROFESSIONAL_EMAIL_KEY, error)) return refuse('email-taken');
    if (isDuplicateOf(PROFESSIONAL_MEMBER_KEY, error)) return refuse('member-already-linked');
    if (isMissingReference(PROFESSIONAL_MEMBER_FK, error)) return refuse('member-not-found');
    throw error;
  }
}

/** What each usually earns of products from now on; what was sold keeps what it said. One statement. */
export async function setProductRates(
  scope: CompanyScope,
  rates: readonly { professionalId: string; basisPoints: number | null }[],
): Promise<void> {
  if (rates.length === 0) return;
  const people = rates.map(({ professionalId }) => professionalId);
  const points = rates.map(({ basisPoints }) => basisPoints);
  await scope
    .update(professionals)
    .set({ productBasisPoints: sql`rate.points` })
    .from(
      sql`unnest(${sql.param(people)}::uuid[], ${sql.param(points)}::integer[]) as rate (whose, points)`,
    )
    .where(sql`rate.whose = ${professionals.id}`);
}
