/** What a gateway that has gone mad posts about one line. */
type About = { line: string; known: number };

const CONTACTS = 200;
const REPEATED = 100;
const RECEIPTS = ['SERVER_ACK', 'DELIVERY_ACK', 'READ'];
/** The only thing that a gateway is told is wrong: everything else is answered as heard. */
export const NO_JSON = 'this is no JSON at all';
const GARBAGE = [
  'null',
  '[]',
  '{"event":"messages.upsert","data":{"key":{"id":7}}}',
  '{"event":{"a":[]},"instance":null,"data":"?"}',
  '{"event":"messages.update","data":[[[[]]]]}',
  '{"event":"call","data":{"status":"offer"}}',
  '{"event":"connection.update","data":{"state":"asleep"}}',
  NO_JSON,
];

/** The body with this number: receipts, news of the line, messages, garbage. */
export function bodyAt(number: number, about: About): string {
  const write = BODIES[number % BODIES.length] ?? strangeReceipt;
  return write(Math.floor(number / BODIES.length), about);
}

const receipt: Body = (turn, { line, known }) =>
  posted(line, 'messages.update', {
    keyId: `known-${turn % known}`,
    status: RECEIPTS[turn % RECEIPTS.length],
  });

const doubledReceipt: Body = (_turn, { line }) =>
  posted(line, 'messages.update', { keyId: 'known-0', status: 'READ' });

/** Of something that was sent on the phone itself, or by nobody. */
const strangeReceipt: Body = (turn, { line }) =>
  posted(line, 'messages.update', { keyId: `strange-${turn}`, status: 'DELIVERY_ACK' });

const connection: Body = (turn, { line }) =>
  posted(line, 'connection.update', { state: turn % 2 === 0 ? 'connecting' : 'open' });

const message: Body = (turn, { line }) => posted(line, 'messages.upsert', written(turn));

const doubledMessage: Body = (turn, { line }) =>
  posted(line, 'messages.upsert', written(turn % REPEATED));

const garbage: Body = (turn) => GARBAGE[turn % GARBAGE.length] ?? '';

const ofAnotherLine: Body = (turn) =>
  posted('somebody-else', 'messages.update', { keyId: `known-${turn}`, status: 'ERROR' });

type Body = (turn: number, about: About) => string;

const BODIES: readonly Body[] = [
  receipt,
  message,
  connection,
  receipt,
  doubledReceipt,
  garbage,
  receipt,
  doubledMessage,
  strangeReceipt,
  ofAnotherLine,
];

function written(id: number): object {
  const phone = `551197${String(1_000_000 + (id % CONTACTS)).padStart(7, '0')}`;
  return {
    key: { id: `in-${id}`, remoteJid: `${phone}@s.whatsapp.net`, fromMe: false },
    pushName: 'Maria',
    message: { conversation: `Oi, é a ${id}` },
    messageType: 'conversation',
    messageTimestamp: Math.floor(Temporal.Now.instant().epochMilliseconds / 1000),
  };
}

function posted(instance: string, event: string, data: object): string {
  return JSON.stringify({ event, instance, data, apikey: 'x', sender: '5511912345678' });
}
