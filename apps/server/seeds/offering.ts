import type { NewService } from '@app/domain/catalog/service';
import type { WeekdayShifts } from '@app/domain/team/schedule';
import type { NewProfessional } from '../src/modules/team/professionals.commands.ts';
import { HISTORY_DAYS } from './diary.ts';
import type { CompanyStory } from './scenario.ts';
import type { Offer } from './team-words.ts';
import { extraDays } from './week.ts';

/** Somebody of the team as a sample company tells her. */
export type TeamMember<Service extends string> = Omit<NewProfessional, 'memberId'> & {
  week: readonly WeekdayShifts[];
  /** What she does; her own price or time where she has one. */
  services: readonly (Service | [Service, Omit<Offer, 'serviceId'>])[];
  /** In percent, of everything she does. */
  commission: number | null;
};

type Hired<Service extends string> = TeamMember<Service> & {
  userId?: string;
  /** Since when she gets her share. */
  since: Temporal.PlainDate;
};

/** Answers the id of each service. */
async function offerAll<Service extends string>(
  company: CompanyStory,
  services: Record<Service, Partial<NewService>>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [name, details] of Object.entries<Partial<NewService>>(services)) {
    ids.set(name, await company.offers(name, details));
  }
  return ids;
}

/** Hired with everything that belongs to her. Answers her id. */
async function hire<Service extends string>(
  company: CompanyStory,
  member: Hired<Service>,
  serviceIds: Map<string, string>,
): Promise<string> {
  const { name, week, services, commission, since, ...details } = member;
  const offers = services.map((service) => offerOf(service, serviceIds));
  const id = await company.hires(name, details);
  await company.worksOn(id, week);
  await company.does(id, offers);
  if (commission !== null) {
    const offered = offers.map(({ serviceId }) => serviceId);
    await company.hasEarned(id, { percent: commission, serviceIds: offered, since });
  }
  return id;
}

type Company<Service extends string> = {
  team: Readonly<Record<string, TeamMember<Service>>>;
  services: Record<Service, Partial<NewService>>;
  /** Of those who sign in, by the name in the team. */
  accounts: Readonly<Record<string, string>>;
  today: Temporal.PlainDate;
};

/** The whole team and what it does, here for as long as the history goes back. Answers their ids. */
export async function staffWith<Service extends string>(
  company: CompanyStory,
  { team, services, accounts, today }: Company<Service>,
): Promise<(name: string) => string> {
  const since = today.subtract({ days: HISTORY_DAYS });
  const serviceIds = await offerAll(company, services);
  const extra = extraDays(Object.values(team), today);
  const ids = new Map<string, string>();
  for (const [name, member] of Object.entries(team)) {
    const userId = accounts[name];
    const id = await hire(company, { ...member, since, ...(userId && { userId }) }, serviceIds);
    const day = extra.get(member.name);
    if (day) await company.makesException(id, day);
    ids.set(name, id);
  }
  return (name) => ids.get(name) ?? '';
}

function offerOf(
  service: string | [string, Omit<Offer, 'serviceId'>],
  serviceIds: Map<string, string>,
): Offer {
  const [name, own] = typeof service === 'string' ? [service, {}] : service;
  const serviceId = serviceIds.get(name);
  if (!serviceId) throw new Error(`${name} is not offered`);
  return { ...own, serviceId };
}
