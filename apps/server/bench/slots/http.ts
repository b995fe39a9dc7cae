import { todayIn } from '@app/domain/shared/local-time';
import { PLATFORM_NOW } from '../platform/appointments.ts';
import { listParties, type Party } from '../platform/parties.ts';
import { openPlatform } from '../platform/platform.ts';
import { report } from '../report.ts';
import { type Program, startProgram, stopProgram } from './http-programs.ts';
import { askOnce, type Load, medianOf, ratioOf, takeTurns } from './http-rounds.ts';

const ZONE = 'America/Sao_Paulo';
const GOAL = { ofOneQuery: 0.8, ofHelloFromMemory: 0.5 };
const DAYS = 31;

/** Free times as visitors ask for them, against a bare route that only reads the busy ones. */
export async function measureSlotsOverHttp(appointments: number): Promise<void> {
  const platform = await openPlatform(appointments);
  const { databaseUrl } = platform;
  const asked = (await listParties(platform)).slice(0, platform.companies);
  const server = await startProgram('http-server.ts', [databaseUrl, `${PLATFORM_NOW}`]);
  const role = `${new URL(databaseUrl).username}_operator`;
  const control = await startProgram('http-control.ts', [databaseUrl, role]);
  try {
    const today = todayIn(ZONE, PLATFORM_NOW);
    const question = { server, control, asked, appointments };
    await measure('slots', { ...question, day: today.add({ days: 2 }), days: 1 });
    await measure('days', { ...question, day: today, days: DAYS });
  } finally {
    await Promise.all([server, control].map(stopProgram));
    await platform.leave();
  }
}

type Question = {
  server: Program;
  control: Program;
  /** One professional of each company. */
  asked: Party[];
  appointments: number;
  day: Temporal.PlainDate;
  days: number;
};

async function measure(endpoint: 'slots' | 'days', question: Question): Promise<void> {
  const { server, control, asked, appointments } = question;
  const loads: Record<'subject' | 'control' | 'hello', Load> = {
    subject: { ...server, paths: asked.map((one) => pathOf(endpoint, one, question)) },
    control: { ...control, paths: asked.map((one) => busyPathOf(one, question)) },
    hello: { ...control, paths: ['/hello'] },
  };
  const firstLook = await askOnce(loads.subject);
  const { subject, control: oneQuery, hello } = await takeTurns(loads);
  report(`${endpoint} over HTTP, ${appointments} appointments`, {
    firstLook,
    subject: medianOf(subject),
    oneQuery: medianOf(oneQuery),
    hello: medianOf(hello),
    ofOneQuery: ratioOf(subject, oneQuery, 'perSecond'),
    ofOneQueryByCpu: ratioOf(oneQuery, subject, 'cpuMicroseconds'),
    ofHello: ratioOf(subject, hello, 'perSecond'),
    goal: GOAL,
  });
}

function pathOf(endpoint: string, { companyId, ...one }: Party, { day }: Question): string {
  const date = endpoint === 'slots' ? `&date=${day}` : '';
  const choice = `professionalId=${one.professionalId}&serviceIds=${one.serviceId}`;
  return `/api/public/companies/${companyId}/${endpoint}?${choice}${date}`;
}

function busyPathOf({ companyId, professionalId }: Party, { day, days }: Question): string {
  const [from, until] = [day, day.add({ days })].map((one) =>
    one.toZonedDateTime(ZONE).toInstant(),
  );
  return `/busy?company=${companyId}&person=${professionalId}&from=${from}&until=${until}`;
}
