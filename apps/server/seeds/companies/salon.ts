import { DEFAULT_TIMEZONE, todayIn } from '@app/domain/shared/local-time';
import { type KnownClient, peopleOf } from '../clientele.ts';
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
import { SALON_CLIENTELE } from './salon-clientele.ts';
import { SALON_DIARY } from './salon-diary.ts';
import { SALON_MESSAGES } from './salon-messages.ts';
import { SALON_REVIEWS } from './salon-reviews.ts';
import { SALON_SERVICES } from './salon-services.ts';
import { SALON_STOCK } from './salon-stock.ts';
import { salonTasks } from './salon-tasks.ts';
import { SALON_TEAM } from './salon-team.ts';
import { SALON_TILL } from './salon-till.ts';

export const SALON_SLUG = 'salao-demo';
export const SALON_PHONE = { number: '5511902101000', profileName: 'Salão Bela Dona' };
const OWNER = { name: 'Benedita Moraes', email: 'dona@horamarcada.test' };
const RECEPTIONIST = { name: 'Rita Campos', email: 'recepcao@horamarcada.test' };

const SALON_LOYALTY = {
  campaign: {
    name: 'Cliente fiel',
    conditionType: 'services_count',
    conditionValue: 5,
    rewardType: 'percentage_discount',
    rewardValue: 20_00,
  },
  days: 90,
  exchanges: [
    { name: 'Vale R$ 15', pointsRequired: 60, reais: 15 },
    { name: 'Vale R$ 40', pointsRequired: 150, reais: 40 },
  ],
  used: 3,
} as const;

const SALON_AHEAD = {
  packages: [
    { name: '5 cortes femininos', service: 'Corte feminino', sessions: 5, reais: 480 },
    { name: '4 manicures', service: 'Manicure', sessions: 4, reais: 120 },
  ],
  giftCard: { reais: 150, recipientName: 'Luísa', message: 'Feliz aniversário!' },
  orderedBy: { name: 'Renata Prado', phone: '(11) 90210-4477' },
} as const;

export type ToldSalon = { salon: CompanyStory; people: readonly KnownClient[]; deskId: string };

/** A neighbourhood salon past its trial: six professionals, hair, nails and make-up. */
export async function tellSalon(tell: Scenario): Promise<ToldSalon> {
  const salon = await tell.company('Salão Bela Dona', OWNER, { slug: SALON_SLUG, trialDays: 0 });
  const today = todayIn(DEFAULT_TIMEZONE, tell.now);
  const userId = await salon.isJoinedBy(RECEPTIONIST, 'receptionist');
  await introduce(salon);
  await decideHolidays(salon, today);
  await staff(salon, today);
  await salon.keepsStock(SALON_STOCK, salon.ownerId);
  const people = peopleOf(SALON_CLIENTELE, { now: tell.now, timezone: DEFAULT_TIMEZONE });
  await salon.remembers(people, { userId, name: RECEPTIONIST.name });
  await salon.livesThrough(SALON_DIARY, people, { till: SALON_TILL, cashierId: userId });
  await salon.rewardsLoyalty({ ...SALON_LOYALTY, cashierId: userId });
  await sellAhead(salon, people, userId);
  await salon.isReviewed(SALON_REVIEWS);
  await salon.hasToDo(salonTasks({ ownerId: salon.ownerId, deskId: userId }), salon.ownerId);
  return { salon, people, deskId: userId };
}

/** What some of its clients paid before, and one did not pay yet. */
async function sellAhead(
  salon: CompanyStory,
  people: readonly KnownClient[],
  cashierId: string,
): Promise<void> {
  const [buyer, owing] = people
    .filter(({ isInactive, blockedFor }) => !isInactive && !blockedFor)
    .map(({ id }) => id);
  if (!buyer || !owing) return;
  await salon.sellsAhead({ ...SALON_AHEAD, clientIds: [buyer, owing], cashierId });
}

/** Its year of messages, out of the year it has had. */
export function tellSalonMessages({ salon, people, deskId }: ToldSalon): Promise<void> {
  const { ownerId } = salon;
  return salon.correspondsWith(people, { story: SALON_MESSAGES, ownerId, answererId: deskId });
}

async function introduce(salon: CompanyStory): Promise<void> {
  await salon.saysOfItself({
    tradeName: 'Salão Bela Dona',
    email: 'contato@beladona.test',
    phone: '(11) 90210-1000',
    address: 'Rua das Camélias, 482, loja 2, Vila Mariana',
    city: 'São Paulo',
    state: 'SP',
    zipCode: '04100-000',
    privacyContact: 'privacidade@beladona.test',
  });
  await salon.takesPix('email', 'pix@beladona.test');
  await salon.takesBookings({ noticeMinutes: 60, horizonInDays: 60, changeCutoffInHours: 4 });
}

/** Carnival and what lies further off nobody has thought of yet. */
async function decideHolidays(salon: CompanyStory, today: Temporal.PlainDate): Promise<void> {
  const half = hours('08:00-14:00');
  const closes = closingsOf(salon, today);
  for (const day of [lastYears, nextDay]) {
    await closes('Véspera de Natal', { on: day('12-24', today), hours: half });
    await closes('Natal', { on: day('12-25', today) });
    await closes('Véspera de Ano-Novo', { on: day('12-31', today), hours: half });
    await closes('Confraternização Universal', { on: day('01-01', today) });
  }
  await salon.opensOn('Dia da Consciência Negra', nextDay('11-20', today));
}

async function staff(salon: CompanyStory, today: Temporal.PlainDate): Promise<void> {
  const { name, email } = SALON_TEAM.ana;
  const ana = await salon.isJoinedBy({ name, email }, 'professional');
  const idOf = await staffWith(salon, {
    team: SALON_TEAM,
    services: SALON_SERVICES,
    accounts: { ana },
    today,
  });
  await salon.makesException(idOf('camila'), vacationNextMonth(today));
  await salon.makesException(idOf('juliana'), dayOff(dayOfNextWeek(today, 3), 'Folga combinada'));
  await salon.makesException(
    idOf('patricia'),
    specialHours(dayOfNextWeek(today, 6), 'Noiva no sítio', '06:00-10:00', '11:00-13:00'),
  );
  await salon.makesException(idOf('rafael'), dayOff(dayOfNextWeek(today, 2), 'Curso de barbearia'));
}
