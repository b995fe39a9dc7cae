import { setTimeout as pause } from 'node:timers/promises';
import { enough } from '../scale.ts';

const ROWS = enough(20_000, 100);
const BETWEEN_LOOKS = 100;
const BETWEEN_KNOCKS = 10;
const IDLE_SECONDS = enough(5, 0.1);

type Place = { address: string; cookie: string };
type Started = { id: string; state: string; counts: Record<string, number> } & Record<
  string,
  unknown
>;

/** Seconds of each step of a long import, and how others are answered while it runs. */
export async function measureImport(place: Place): Promise<object> {
  const idle = knock(place);
  await pause(IDLE_SECONDS * 1000);
  const p99WhenIdle = await idle.stop();

  const busy = knock(place);
  const read = await timed(() => upload(place));
  const { mapping, onKnown, onInvalidField } = read.answer;
  const id = read.answer.id;
  const check = await timed(() => step(place, id, 'check', { mapping, onKnown, onInvalidField }));
  const run = await timed(() => step(place, id, 'run', {}));
  const p99WhileImporting = await busy.stop();
  const undo = await timed(() => step(place, id, 'undo', {}));
  return {
    rows: ROWS,
    counts: run.answer.counts,
    readSeconds: read.seconds,
    checkSeconds: check.seconds,
    runSeconds: run.seconds,
    undoSeconds: undo.seconds,
    milliseconds: { p99WhenIdle, p99WhileImporting },
  };
}

/** One in twenty repeats another, one in fifty cannot be read, one in ten has a note. */
function list(): Blob {
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const person = row % 20 === 19 ? row - 1 : row;
    const phone = row % 50 === 49 ? '123' : `(11) 9${String(60_000_000 + person)}`;
    const note = row % 10 === 0 ? 'Prefere horários à tarde' : '';
    return `Pessoa ${person} da Silva;${phone};p${person}@exemplo.test;21/05/1990;vip,loira;${note};sim`;
  });
  const header = 'Nome;Celular;E-mail;Nascimento;Etiquetas;Observações;Aceita marketing';
  return new Blob([[header, ...lines].join('\r\n')], { type: 'text/csv' });
}

async function upload(place: Place): Promise<Started> {
  const body = new FormData();
  body.append('file', list(), 'clientes.csv');
  return ask(place, '/api/v1/client-imports', { method: 'POST', body });
}

const WORKING = ['checking', 'running', 'undoing'];

async function step(place: Place, id: string, name: string, body: object): Promise<Started> {
  const path = `/api/v1/client-imports/${id}`;
  const headers = { 'content-type': 'application/json' };
  await ask(place, `${path}/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
  for (;;) {
    const now = await ask(place, path, {});
    if (now.state === 'failed') throw new Error(`${name} failed`);
    if (!WORKING.includes(now.state)) return now;
    await pause(BETWEEN_LOOKS);
  }
}

async function ask({ address, cookie }: Place, path: string, init: RequestInit): Promise<Started> {
  const headers = { ...Object(init.headers), cookie, origin: address };
  const response = await fetch(`${address}${path}`, { ...init, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Started;
}

/** Somebody else, who asks for a light answer again and again. */
function knock({ address }: Place): { stop(): Promise<number> } {
  const times: number[] = [];
  let isOn = true;
  const knocking = (async () => {
    while (isOn) {
      const start = performance.now();
      await (await fetch(`${address}/api/health`)).arrayBuffer();
      times.push(performance.now() - start);
      await pause(BETWEEN_KNOCKS);
    }
  })();
  return {
    async stop() {
      isOn = false;
      await knocking;
      const sorted = times.toSorted((one, other) => one - other);
      return rounded(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
    },
  };
}

async function timed<Answer>(work: () => Promise<Answer>) {
  const start = performance.now();
  const answer = await work();
  return { answer, seconds: rounded((performance.now() - start) / 1000) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
