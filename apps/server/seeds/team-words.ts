import { todayIn } from '@app/domain/shared/local-time';
import type { ExceptionDays, WeekdayShifts } from '@app/domain/team/schedule';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { createCommission } from '../src/modules/catalog/commission-rates.commands.ts';
import { replaceOfferedServices } from '../src/modules/catalog/professional-services.commands.ts';
import {
  listOfferedServices,
  type OfferedServiceRow,
} from '../src/modules/catalog/professional-services.queries.ts';
import { listMembers } from '../src/modules/team/members.queries.ts';
import {
  hireProfessional,
  type NewProfessional,
} from '../src/modules/team/professionals.commands.ts';
import { createException, replaceWeek } from '../src/modules/team/schedules.commands.ts';
import { findSchedule } from '../src/modules/team/schedules.queries.ts';
import type { Inside } from './inside.ts';

export type Offer = { serviceId: string } & Partial<OfferedServiceRow>;
type Hired = Partial<NewProfessional> & {
  /** The account of the member who is this professional. */
  userId?: string;
};

export type TeamWords = {
  /** Answers the professional's id. */
  employs(name: string, ...specialties: string[]): Promise<string>;
  hires(name: string, details: Hired): Promise<string>;
  /** The ordinary week, which replaces the one before. */
  worksOn(professionalId: string, week: readonly WeekdayShifts[]): Promise<void>;
  makesException(professionalId: string, days: ExceptionDays): Promise<void>;
  /** Everything she does, at her own price or in her own time where she has one. */
  does(professionalId: string, offers: readonly Offer[]): Promise<void>;
  /** So many percent of each of these services, from today on. */
  earns(professionalId: string, percent: number, serviceIds: readonly string[]): Promise<void>;
  /** The same, since a day that is over. */
  hasEarned(professionalId: string, share: Share): Promise<void>;
};
type Share = { percent: number; serviceIds: readonly string[]; since: Temporal.PlainDate };

export function teamWords({ within, now, timezone }: Inside): TeamWords {
  const today = todayIn(timezone, now);
  const hires: TeamWords['hires'] = async (name, { userId, ...details }) => {
    const outcome = await within(async (scope) => {
      const member = userId ? { memberId: await memberOf(scope, userId) } : {};
      return hireProfessional(scope, { specialties: [], ...details, ...member, name }, now);
    });
    if (!outcome.accepted) throw new Error(`${name} is not hired: ${outcome.reason}`);
    return outcome.value.id;
  };
  const hasEarned: TeamWords['hasEarned'] = (professionalId, { percent, serviceIds, since }) =>
    within(async (scope) => {
      for (const serviceId of serviceIds) {
        const rate = { professionalId, serviceId, basisPoints: percent * 100, fromDate: since };
        await afterWrite('no commission', () => createCommission(scope, rate, since));
      }
    });
  return {
    hires,
    hasEarned,
    employs: (name, ...specialties) => hires(name, { specialties }),
    worksOn: (professionalId, week) =>
      afterWrite('no such week', () =>
        within(async (scope) => {
          const schedule = await findSchedule(scope, professionalId, today);
          return replaceWeek(scope, { professionalId, version: schedule?.version ?? 0, week });
        }),
      ),
    makesException: (professionalId, days) =>
      afterWrite(days.reason, () =>
        within((scope) => createException(scope, professionalId, days)),
      ),
    does: (professionalId, offers) =>
      afterWrite('not offered', () => {
        const services = offers.map((offer) => ({
          price: null,
          durationMinutes: null,
          ...offer,
        }));
        return within(async (scope) => {
          const known = await listOfferedServices(scope, professionalId);
          const offered = { professionalId, known, services, commissions: 'keep' } as const;
          return replaceOfferedServices(scope, offered, today);
        });
      }),
    earns: (professionalId, percent, serviceIds) =>
      hasEarned(professionalId, { percent, serviceIds, since: today }),
  };
}

async function memberOf(scope: CompanyScope, userId: string): Promise<string> {
  const member = (await listMembers(scope)).find((each) => each.userId === userId);
  if (!member) throw new Error('No member of the company has this account');
  return member.id;
}

type Written = { accepted: true } | { accepted: false; reason: string };

async function afterWrite(what: string, write: () => Promise<Written>): Promise<void> {
  const outcome = await write();
  if (!outcome.accepted) throw new Error(`${what}: ${outcome.reason}`);
}
