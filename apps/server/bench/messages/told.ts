import { setTimeout as pause } from 'node:timers/promises';
import { type PushSimulator, startPushSimulator } from '../../tests/simulators/push.simulator.ts';
import { type SmtpSimulator, startSmtpSimulator } from '../../tests/simulators/smtp.simulator.ts';
import type { Call } from '../booking/calls.ts';
import { type BusySalon, startOn, wishOf } from '../booking/salon.ts';
import type { Place } from '../database.ts';
import { report } from '../report.ts';
import { openSalonServer, type SalonServer } from '../salon-server.ts';
import { enough } from '../scale.ts';
import { spreadOf } from '../spread.ts';
import { type MessageLines, openMessageLines } from './message-lines.ts';
import { connectNumbers } from './message-numbers.ts';

const BOOKINGS = enough(30, 2);
/** A booking comes at any moment between two looks of whoever looks every second or two. */
const BETWEEN = enough(1_730, 10);
const GIVEN_UP = 30_000;
const GOALS = { screen: 1_000, push: 5_000, mail: 10_000, letter: 10_000, whatsapp: 10_000 };

type Stage = {
  server: SalonServer;
  salon: BusySalon;
  screen: Screen;
  phone: PushSimulator;
  post: SmtpSimulator;
  lines: MessageLines;
  line: string;
};
type Way = keyof typeof GOALS;

/** From a booking on the internet until everybody knows of it, in every way there is. */
export async function measureTold(place: Place): Promise<void> {
  const lines = await openMessageLines();
  const post = await startSmtpSimulator({ disabledCommands: ['STARTTLS'], authOptional: true });
  const phone = await startPushSimulator();
  const server = await openSalonServer(place, {
    ...lines.variables,
    RATE_LIMITS: 'off',
    SMTP_URL: `smtp://127.0.0.1:${post.port}`,
  });
  try {
    const stage = await openStage(place, { server, lines, post, phone });
    const times: Record<Way, number[]> = {
      screen: [],
      push: [],
      mail: [],
      letter: [],
      whatsapp: [],
    };
    for (let number = 0; number < BOOKINGS; number += 1) {
      const took = await tell(stage, number);
      for (const way of WAYS) times[way].push(took[way]);
      await pause(BETWEEN);
    }
    for (const way of WAYS) {
      report(`told: an online booking, ${WORDS[way]}, in ms`, {
        ...spreadOf(times[way]),
        goal: GOALS[way],
      });
    }
    stage.screen.close();
  } finally {
    await server.close();
    for (const one of [post, phone, lines]) one.close();
  }
}

const WORDS: Record<Way, string> = {
  screen: 'on an open screen',
  push: 'pushed to a phone',
  mail: 'mailed to the owner',
  letter: 'mailed to the client',
  whatsapp: 'written to the client by WhatsApp',
};
// Keys of the object above, which knows no others.
const WAYS = Object.keys(WORDS) as Way[];

async function openStage(
  place: Place,
  parts: Pick<Stage, 'server' | 'lines' | 'post' | 'phone'>,
): Promise<Stage> {
  const { server, lines, phone } = parts;
  const [salon] = await server.openSalons(1);
  if (!salon) throw new Error('The salon is told above');
  const [line = ''] = await connectNumbers({ ...server, lines, place }, 'corrida-');
  await tellAtAnyHour(server, salon);
  const cookie = await server.signIn(salon);
  const device = { endpoint: phone.endpoint, ...phone.keys, device: 'Celular' };
  const owner: Call = server.callAs(cookie);
  const { status } = await owner({ method: 'PUT', path: '/api/v1/notices/push', body: device });
  if (status >= 300) throw new Error(`subscribing answered ${status}`);
  return { ...parts, salon, line, screen: await openScreen(server, cookie) };
}

/** The client hears at once that she is booked, whatever the hour is at which this is measured. */
async function tellAtAnyHour({ ask }: SalonServer, { companyId }: BusySalon): Promise<void> {
  await ask(
    `insert into message_automations (company_id, automation, enabled)
     values ($1, 'appointment_created', true)
     on conflict (company_id, automation) do update set enabled = true`,
    [companyId],
  );
  await ask(
    `insert into messaging_settings (company_id, quiet_from, quiet_until)
     values ($1, '03:00', '03:00')`,
    [companyId],
  );
}

/** One booking; how long each way took, in milliseconds. */
async function tell(stage: Stage, number: number): Promise<Record<Way, number>> {
  const { server, salon, screen, phone, post, lines, line } = stage;
  // As if the number had been silent for a while: its pauses are measured elsewhere.
  await server.ask('update whatsapp_connections set next_send_at = null');
  const clientEmail = `maria-${number}@cliente.test`;
  const before = { pushed: phone.pushed.length, sent: (await lines.sent(line)).length };
  const mailsTo = (address: string) => post.mails.filter(({ to }) => to.includes(address)).length;
  const mailed = mailsTo(salon.owner.email);
  const began = performance.now();
  await book(stage, number, clientEmail);
  const until = (isTold: () => boolean | Promise<boolean>) => since(began, isTold);
  const [push, mail, letter, whatsapp, seen] = await Promise.all([
    until(() => phone.pushed.length > before.pushed),
    until(() => mailsTo(salon.owner.email) > mailed),
    until(() => mailsTo(clientEmail) > 0),
    until(async () => (await lines.sent(line)).length > before.sent),
    until(() => screen.heardOf('appointments') > began),
  ]);
  return { push, mail, letter, whatsapp, screen: seen };
}

async function book({ server, salon }: Stage, number: number, clientEmail: string): Promise<void> {
  const startTime = startOn(salon.tomorrow.add({ days: 2 }), (number * 30) % 600).toString();
  const professionalId = salon.professionalIds[Math.floor(number / 20)];
  const body = wishOf(salon, startTime, { clientEmail, professionalId });
  const path = `/api/public/companies/${salon.companyId}/appointments`;
  const { status, body: answer } = await server.callAs('')({ method: 'POST', path, body });
  if (status !== 201) throw new Error(`booking answered ${status} ${JSON.stringify(answer)}`);
}

async function since(began: number, isTold: () => boolean | Promise<boolean>): Promise<number> {
  const elapsed = () => performance.now() - began;
  while (!(await isTold()) && elapsed() < GIVEN_UP) await pause(5);
  return elapsed();
}

/** An open screen of the owner: when it last heard of what. */
type Screen = { heardOf(topic: string): number; close(): void };

async function openScreen({ address }: SalonServer, cookie: string): Promise<Screen> {
  const closing = new AbortController();
  const { signal } = closing;
  const heard = new Map<string, number>();
  const { body } = await fetch(`${address}/api/v1/live/changes`, { headers: { cookie }, signal });
  const listen = async () => {
    for await (const piece of body ?? []) {
      for (const [, topic = ''] of Buffer.from(piece)
        .toString()
        .matchAll(/"topic":"([\w-]+)"/g)) {
        heard.set(topic, performance.now());
      }
    }
  };
  // Whoever closes it is not surprised that it ends.
  listen().catch(() => {});
  return { heardOf: (topic) => heard.get(topic) ?? 0, close: () => closing.abort() };
}
