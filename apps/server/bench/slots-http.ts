import { todayIn } from '@app/domain/shared/local-time';
import type { Place } from './database.ts';
import { report } from './report.ts';
import { APPOINTMENTS_EACH, type Asked, loadCompanies, PROFESSIONALS } from './slots-http-data.ts';
import { type Program, startProgram, stopProgram } from './slots-http-programs.ts';
import { type Load, takeTurns } from './slots-http-rounds.ts';

const ZONE = 'America/Sao_Paulo';
const GOAL = { ofOneQuery: 0.8, ofHelloFromMemory: 0.5 };
const DAYS = 31;

/** Free times as visitors ask for them, against a bare route that only reads the busy ones. */
export async function measureSlotsOverHttp(
  { databaseUrl }: Place,
  companies: number,
): Promise<void> {
  const server = await startProgram('slots-http-server.ts', [databaseUrl]);
  const role = `${new URL(databaseUrl).username}_operator`;
  const control = await startProgram('slots-http-control.ts', [databaseUrl, role]);
  try {
    const asked = await loadCompanies(databaseUrl, companies);
    const today = todayIn(ZONE, Temporal.Now.instant());
    await measure('slots', { server, control, asked, day: workday(today), days: 1 });
    await measure('days', { server, control, asked, day: today, days: DAYS });
  } finally {
    await Promise.all([server, control].map(stopProgram));
  }
}

/** The next day but one that is no Sunday, so that there are times to answer. */
function workday(today: Temporal.PlainDate): Temporal.PlainDate {
  const day = today.add({ days: 2 });
  return day.dayOfWeek === 7 ? day.add({ days: 1 }) : day;
}

type Question = {
  server: Program;
  control: Program;
  asked: Asked[];
  day: Temporal.PlainDate;
  days: number;
};

async function measure(endpoint: 'slots' | 'days', question: Question): Promise<void> {
  const { server, control, asked } = question;
  const loads: Record<'subject' | 'control' | 'hello', Load> = {
    subject: { ...server, paths: asked.map((one) => pathOf(endpoint, one, question)) },
    control: { ...control, paths: asked.map((one) => busyPathOf(one, question)) },
    hello: { ...control, paths: ['/hello'] },
  };
  const { subject, control: oneQuery, hello } = await takeTurns(loads);
  const appointments = asked.length * PROFESSIONALS * APPOINTMENTS_EACH;
  report(`${endpoint} over HTTP, ${appointments} appointments`, {
    ...{ subject, oneQuery, hello },
    ofOneQuery: subject.perSecond / oneQuery.perSecond,
    ofOneQueryByCpu: oneQuery.cpuMicroseconds / subject.cpuMicroseconds,
    ofHello: subject.perSecond / hello.perSecond,
    goal: GOAL,
  });
}

function pathOf(endpoint: string, { companyId, ...one }: Asked, { day }: Question): string {
  const date = endpoint === 'slots' ? `&date=${day}` : '';
  const choice = `professionalId=${one.professionalId}&serviceIds=${one.serviceId}`;
  return `/api/public/companies/${companyId}/${endpoint}?${choice}${date}`;
}

function busyPathOf({ companyId, professionalId }: Asked, { day, days }: Question): string {
  const [from, until] = [day, day.add({ days })].map((one) =>
    one.toZonedDateTime(ZONE).toInstant(),
  );
  return `/busy?company=${companyId}&person=${professionalId}&from=${from}&until=${until}`;
}
