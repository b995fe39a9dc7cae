import { randomBytes, randomUUID } from 'node:crypto';
import type { Instance } from './gateway-books.ts';
import { qrPicture } from './qr-picture.ts';
import { GatewayRefusal, type Scene, type Stage } from './stage.ts';

const QR_LIFE = 45_000;
const QR_LIMIT = 30;
const CONNECTING = { state: 'connecting', statusReason: 200 };

export async function keepInstance(
  { books }: Pick<Scene, 'books'>,
  instance: Instance,
): Promise<void> {
  await books.keep('instance', { id: instance.name, thing: instance });
}

export function newInstance(
  fields: Pick<Instance, 'name' | 'webhook'> & { token: string | undefined },
  now: number,
): Instance {
  return {
    ...fields,
    id: randomUUID(),
    token: fields.token ?? randomUUID().toUpperCase(),
    state: 'close',
    phone: null,
    profileName: null,
    qr: null,
    closedBy: null,
    createdAt: new Date(now).toISOString(),
  };
}

/** Shows the code that lies there, or begins anew when it is old or none. Answers what is shown. */
export async function startPairing(
  scene: Scene,
  instance: Instance,
  number: string | null = null,
): Promise<object> {
  const { qr } = instance;
  if (scene.trouble().whatsapp === 'unreachable') {
    instance.state = 'connecting';
    tellConnection(scene, instance, CONNECTING);
    await keepInstance(scene, instance);
    return { count: 0 };
  }
  if (instance.state === 'connecting' && qr && scene.now() - qr.since < QR_LIFE)
    return shown(instance);
  if (instance.state === 'close') tellConnection(scene, instance, CONNECTING);
  instance.state = 'connecting';
  await showCode(scene, instance, { count: 1, number });
  return shown(instance);
}

async function showCode(
  scene: Scene,
  instance: Instance,
  { count, number }: { count: number; number: string | null },
): Promise<void> {
  const code = [randomBytes(16), randomBytes(32), randomBytes(32), randomBytes(32)]
    .map((part) => part.toString('base64'))
    .join(',');
  const pairingCode = number ? pairingCodeOf() : null;
  instance.qr = { code, pairingCode, count, since: scene.now() };
  await keepInstance(scene, instance);
  const { pairingCode: _, count: __, ...picture } = shown(instance);
  const qrcode = { instance: instance.name, pairingCode, ...picture };
  scene.news.tell(instance, { event: 'qrcode.updated', data: { qrcode } }, { after: 100 });
  scene.time.later(QR_LIFE, () => replaceCode(scene, instance.name, { code, number }));
}

/** Eight letters and digits that are not mistaken for one another. */
function pairingCodeOf(): string {
  const letters = '123456789ABCDEFGHJKLMNPQRSTVWXYZ';
  return Array.from(randomBytes(8), (byte) => letters[byte % letters.length]).join('');
}

async function replaceCode(
  stage: Stage,
  name: string,
  old: { code: string; number: string | null },
): Promise<void> {
  await stage.within(async (books) => {
    const scene = { ...stage, books };
    const instance = await books.find('instance', name);
    if (instance?.state !== 'connecting' || instance.qr?.code !== old.code) return;
    const count = instance.qr.count + 1;
    if (count <= QR_LIMIT) return showCode(scene, instance, { count, number: old.number });
    Object.assign(instance, { state: 'close', qr: null });
    await keepInstance(scene, instance);
    const data = { message: 'QR code limit reached, please login again', statusCode: 500 };
    stage.news.tell(instance, { event: 'qrcode.updated', data });
    tellConnection(stage, instance, { state: 'refused', statusReason: 428 });
  });
}

function shown({ qr }: Instance) {
  const { code = '', pairingCode = null, count = 0 } = qr ?? {};
  return { pairingCode, code, base64: qrPicture(code), count };
}

/** A phone scans the code, or types the other one. An old code is refused, as it is on the phone. */
export async function pairPhone(
  scene: Scene,
  name: string,
  phone: { number: string; profileName: string; code?: string },
): Promise<void> {
  const instance = await findInstance(scene, name);
  const { qr } = instance;
  if (instance.state !== 'connecting' || !qr || scene.now() - qr.since >= QR_LIFE) {
    throw new GatewayRefusal(400, ['unknown or expired ref']);
  }
  if (phone.code && ![qr.code, qr.pairingCode].includes(phone.code)) {
    throw new GatewayRefusal(400, ['unknown or expired ref']);
  }
  Object.assign(instance, {
    state: 'open',
    qr: null,
    phone: phone.number,
    profileName: phone.profileName,
    closedBy: null,
  });
  await keepInstance(scene, instance);
  tellConnection(scene, instance, CONNECTING);
  tellOpen(scene, instance);
}

/** The network goes and comes: nobody is told that it closed. */
export function loseNetwork(scene: Scene, instance: Instance): void {
  tellConnection(scene, instance, CONNECTING);
  tellOpen(scene, instance);
}

/** Unlinked on the phone (401) or banned (403): the session is gone, and a new code is needed. */
export async function closeLine(
  scene: Scene,
  instance: Instance,
  reason: 401 | 403,
): Promise<void> {
  Object.assign(instance, { state: 'close', qr: null, closedBy: reason });
  await keepInstance(scene, instance);
  const disconnectionAt = new Date(scene.now()).toISOString();
  const data = {
    instance: instance.name,
    status: 'closed',
    disconnectionAt,
    disconnectionReasonCode: reason,
    disconnectionObject: JSON.stringify({ error: { output: { statusCode: reason } } }),
  };
  scene.news.tell(instance, { event: 'status.instance', data });
  scene.news.tell(instance, { event: 'logout.instance', data: null });
  tellConnection(scene, instance, { state: 'close', statusReason: reason });
}

/** Without a pause between two attempts, and without end: as many each second as were measured. */
export function storm(
  scene: Scene,
  instance: Instance,
  { perSecond = 40, seconds = 10 } = {},
): void {
  const piece = {
    event: 'connection.update',
    data: { instance: instance.name, ...CONNECTING },
  };
  for (let step = 0; step < perSecond * seconds; step += 1) {
    scene.news.tell(instance, piece, { after: (step * 1000) / perSecond });
  }
}

export async function findInstance(
  { books }: Pick<Scene, 'books'>,
  name: string,
): Promise<Instance> {
  const instance = await books.find('instance', name);
  if (!instance) throw new GatewayRefusal(404, [`The "${name}" instance does not exist`]);
  return instance;
}

function tellConnection({ news }: Stage, instance: Instance, data: object): void {
  news.tell(instance, { event: 'connection.update', data: { instance: instance.name, ...data } });
}

function tellOpen({ news }: Stage, instance: Instance): void {
  const data = {
    instance: instance.name,
    wuid: `${instance.phone}@s.whatsapp.net`,
    profileName: instance.profileName,
    profilePictureUrl: null,
    state: 'open',
    statusReason: 200,
  };
  news.tell(instance, { event: 'connection.update', data }, { after: 230 });
}
