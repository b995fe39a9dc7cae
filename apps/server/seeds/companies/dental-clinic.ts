import { todayIn } from '@app/domain/shared/local-time';
import { peopleOf } from '../clientele.ts';
import { closingsOf } from '../holidays.ts';
import { staffWith } from '../offering.ts';
import type { CompanyStory, Scenario } from '../scenario.ts';
import {
  dayOff,
  dayOfNextWeek,
  hours,
  lastYears,
  nextDay,
  specialHours,
  vacationNextMonth,
} from '../week.ts';
import { CLINIC_CLIENTELE } from './clinic-clientele.ts';
import { CLINIC_DIARY } from './clinic-diary.ts';
import { CLINIC_SERVICES } from './clinic-services.ts';
import { CLINIC_TEAM } from './clinic-team.ts';
import { CLINIC_TILL } from './clinic-till.ts';

export const CLINIC_SLUG = 'clinica-demo';
const OWNER = { name: 'Dra. Helena Tavares', email: 'clinica@horamarcada.test' };
const TIMEZONE = 'America/Manaus';

/** A dental clinic in Manaus, an hour behind São Paulo, in its trial. */
export async function tellDentalClinic(tell: Scenario): Promise<void> {
  const clinic = await tell.company('Clínica Sorriso do Norte', OWNER, {
    slug: CLINIC_SLUG,
    timezone: TIMEZONE,
  });
  const today = todayIn(TIMEZONE, tell.now);
  await introduce(clinic);
  await decideHolidays(clinic, today);
  await staff(clinic, today);
  const people = peopleOf(CLINIC_CLIENTELE, { now: tell.now, timezone: TIMEZONE });
  await clinic.remembers(people, { userId: clinic.ownerId, name: OWNER.name });
  await clinic.livesThrough(CLINIC_DIARY, people, { till: CLINIC_TILL, cashierId: clinic.ownerId });
}

async function introduce(clinic: CompanyStory): Promise<void> {
  await clinic.saysOfItself({
    tradeName: 'Clínica Sorriso do Norte',
    // The one by which the tax office explains documents with letters.
    document: '12.ABC.345/01DE-35',
    email: 'contato@sorrisodonorte.test',
    phone: '(92) 90310-2000',
    address: 'Avenida das Seringueiras, 1205, sala 304, Adrianópolis',
    city: 'Manaus',
    state: 'AM',
    zipCode: '69057-000',
    privacyContact: 'dados@sorrisodonorte.test',
  });
  await clinic.takesPix('random', '3b1c7a52-9e04-4d6f-8a27-5f0e6d1b92c8');
  await clinic.takesBookings({
    slotStepMinutes: 15,
    noticeMinutes: 120,
    horizonInDays: 90,
    changeCutoffInHours: 24,
    maxFutureBookings: 3,
    singleService: true,
    manualApproval: true,
  });
}

/** Nobody has decided about Carnival and the holidays of the coming year yet. */
async function decideHolidays(clinic: CompanyStory, today: Temporal.PlainDate): Promise<void> {
  const morning = hours('08:00-12:00');
  const closes = closingsOf(clinic, today);
  for (const day of [lastYears, nextDay]) {
    const recess = day('12-26', today);
    const untilDate = recess.add({ days: 8 });
    await closes('Véspera de Natal', { on: day('12-24', today), hours: morning });
    await closes('Natal', { on: day('12-25', today) });
    await closes('Recesso de fim de ano', { on: recess, untilDate });
  }
}

async function staff(clinic: CompanyStory, today: Temporal.PlainDate): Promise<void> {
  const idOf = await staffWith(clinic, {
    team: CLINIC_TEAM,
    services: CLINIC_SERVICES,
    today,
    accounts: { helena: clinic.ownerId },
  });
  await clinic.makesException(
    idOf('helena'),
    specialHours(dayOfNextWeek(today, 2), 'Reunião na faculdade', '10:00-12:00'),
  );
  const congress = dayOff(dayOfNextWeek(today, 5), 'Congresso de ortodontia');
  await clinic.makesException(idOf('marcos'), congress);
  await clinic.makesException(idOf('iara'), vacationNextMonth(today));
}
