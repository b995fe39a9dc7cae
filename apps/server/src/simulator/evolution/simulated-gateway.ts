import type { Instance } from './gateway-books.ts';
import {
  closeLine,
  findInstance,
  keepInstance,
  loseNetwork,
  newInstance,
  startPairing,
} from './line-life.ts';
import { answerLost, sendText } from './messages.ts';
import { findMessages, findStatuses } from './reading-back.ts';
import { BrokenConnection, GatewayRefusal, type Scene, type Stage } from './stage.ts';

type Call = { body: unknown; query: URLSearchParams };
type Route = {
  method: string;
  path: RegExp;
  status: number;
  answer(scene: Scene, instance: Instance, call: Call): Promise<unknown>;
};

/** Evolution's HTTP, in this process: stands where the network would be. */
export function createSimulatedGateway(stage: Stage, globalKey: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { gateway, slowMilliseconds } = stage.trouble();
    if (gateway === 'down') throw broken('ECONNREFUSED');
    if (gateway === 'silent') return silence(request.signal);
    if (gateway === 'page') return errorPage();
    if (slowMilliseconds > 0) await pause(slowMilliseconds, request.signal);
    try {
      return await answerRequest(stage, globalKey, request);
    } catch (error) {
      if (error instanceof GatewayRefusal) return refusal(error);
      if (!(error instanceof BrokenConnection)) throw error;
      if (error.how === 'silent') return silence(request.signal);
      if (error.how === 'page') return errorPage();
      throw broken('ECONNRESET');
    }
  };
}

async function answerRequest(stage: Stage, globalKey: string, request: Request): Promise<Response> {
  const { pathname, searchParams: query } = new URL(request.url);
  const { version, gateway } = stage.trouble();
  if (pathname === '/' && request.method === 'GET') return Response.json(welcome(version));
  if (gateway === 'unlicensed') {
    const body = { error: 'service not activated', code: 'LICENSE_REQUIRED' };
    return Response.json(body, { status: 503 });
  }
  const key = request.headers.get('apikey');
  const body = await readBody(request);
  return stage
    .within(async (books) => {
      const scene = { ...stage, books };
      const own = await answerWithoutLine(scene, {
        method: request.method,
        pathname,
        body,
        query,
        key,
        globalKey,
      });
      if (own) return own;
      const route = ROUTES.find(
        ({ method, path }) => method === request.method && path.test(pathname),
      );
      const name = decodeURIComponent(route?.path.exec(pathname)?.groups?.name ?? '');
      if (!route) throw new GatewayRefusal(404, [`Cannot ${request.method} ${pathname}`]);
      // Whether it exists is asked before who asks.
      const instance = await findInstance(scene, name);
      if (key !== globalKey && key !== instance.token)
        throw new GatewayRefusal(401, 'Unauthorized');
      return Response.json(await route.answer(scene, instance, { body, query }), {
        status: route.status,
      });
    })
    .then((answer) => {
      const lost = pathname.startsWith('/message/') && answer.ok ? answerLost(body) : null;
      if (lost) throw lost;
      return answer;
    });
}

const ROUTES: Route[] = [
  {
    method: 'GET',
    path: /^\/instance\/connect\/(?<name>[^/]+)$/,
    status: 200,
    answer: async (scene, instance, { query }) =>
      instance.state === 'open'
        ? stateOf(instance)
        : startPairing(scene, instance, query.get('number')),
  },
  {
    method: 'GET',
    path: /^\/instance\/connectionState\/(?<name>[^/]+)$/,
    status: 200,
    answer: async (_scene, instance) => stateOf(instance),
  },
  {
    method: 'POST',
    path: /^\/instance\/restart\/(?<name>[^/]+)$/,
    status: 200,
    async answer(scene, instance) {
      if (instance.state === 'close') return { error: true, message: '[object Object]' };
      if (instance.state === 'connecting') return startPairing(scene, instance);
      loseNetwork(scene, instance);
      return stateOf(instance);
    },
  },
  {
    method: 'DELETE',
    path: /^\/instance\/logout\/(?<name>[^/]+)$/,
    status: 200,
    async answer(scene, instance) {
      if (instance.state === 'close') {
        throw new GatewayRefusal(400, [`The "${instance.name}" instance is not connected`]);
      }
      await closeLine(scene, instance, 401);
      return success('Instance logged out');
    },
  },
  {
    method: 'DELETE',
    path: /^\/instance\/delete\/(?<name>[^/]+)$/,
    status: 200,
    async answer(scene, instance) {
      await scene.books.forget('instance', instance.name);
      scene.news.tell(instance, { event: 'remove.instance', data: null });
      return success('Instance deleted');
    },
  },
  {
    method: 'POST',
    path: /^\/webhook\/set\/(?<name>[^/]+)$/,
    status: 201,
    async answer(scene, instance, { body }) {
      const { webhook } = Object(body);
      if (!webhook) throw new GatewayRefusal(400, [['instance requires property "webhook"']]);
      if (!Array.isArray(webhook.events)) {
        throw new GatewayRefusal(500, "Cannot read properties of undefined (reading 'length')");
      }
      const { url, headers = {}, events } = webhook;
      await keepInstance(scene, { ...instance, webhook: { url, headers, events } });
      return { url, headers, enabled: true, events, instanceId: instance.id };
    },
  },
  {
    method: 'POST',
    path: /^\/message\/sendText\/(?<name>[^/]+)$/,
    status: 201,
    answer: (scene, instance, { body }) => sendText(scene, instance, body),
  },
  {
    method: 'POST',
    path: /^\/chat\/findMessages\/(?<name>[^/]+)$/,
    status: 200,
    answer: (scene, instance, { body }) => findMessages(scene, instance, body),
  },
  {
    method: 'POST',
    path: /^\/chat\/findStatusMessage\/(?<name>[^/]+)$/,
    status: 200,
    answer: (scene, instance, { body }) => findStatuses(scene, instance, body),
  },
];

type OwnCall = Call & { method: string; pathname: string; key: string | null; globalKey: string };

async function answerWithoutLine(scene: Scene, call: OwnCall): Promise<Response | null> {
  const address = `${call.method} ${call.pathname}`;
  if (address === 'POST /instance/create') return create(scene, call);
  if (address === 'GET /instance/fetchInstances') return fetchInstances(scene, call);
  if (address !== 'POST /verify-creds') return null;
  if (call.key !== call.globalKey) throw new GatewayRefusal(401, 'Unauthorized');
  return Response.json({ status: 200, message: 'Credentials are valid' });
}

async function create(scene: Scene, { body, key, globalKey }: OwnCall): Promise<Response> {
  const { instanceName: name, integration, qrcode, token, number, webhook } = Object(body);
  // A name that is taken is refused before the key is looked at.
  if (name === undefined || (await scene.books.find('instance', name))) {
    throw new GatewayRefusal(403, [`This name "${name}" is already in use.`]);
  }
  if (key !== globalKey) throw new GatewayRefusal(401, 'Unauthorized');
  if (integration !== 'WHATSAPP-BAILEYS') throw new GatewayRefusal(400, ['Invalid integration']);
  if (qrcode !== undefined && typeof qrcode !== 'boolean') {
    throw new GatewayRefusal(400, [['qrcode is not of a type(s) boolean']]);
  }
  if (webhook && !Array.isArray(webhook.events)) {
    const said = "Cannot read properties of undefined (reading 'length')";
    throw new GatewayRefusal(400, [said]);
  }
  const kept = webhook
    ? { url: webhook.url, headers: webhook.headers ?? {}, events: webhook.events }
    : null;
  const instance = newInstance({ name, token, webhook: kept }, scene.now());
  await keepInstance(scene, instance);
  const code = qrcode ? { qrcode: await startPairing(scene, instance, number ?? null) } : {};
  const answer = { instance: createdOf(instance), hash: instance.token, ...code };
  return Response.json(answer, { status: 201 });
}

function createdOf({ name, id, state }: Instance): object {
  return {
    instanceName: name,
    instanceId: id,
    integration: 'WHATSAPP-BAILEYS',
    webhookWaBusiness: null,
    accessTokenWaBusiness: '',
    status: state,
  };
}

async function fetchInstances(scene: Scene, { query, key, globalKey }: OwnCall): Promise<Response> {
  const name = query.get('instanceName');
  const all = await scene.books.list('instance');
  const own = key === globalKey ? all : all.filter(({ token }) => token === key);
  if (key !== globalKey && own.length === 0) throw new GatewayRefusal(401, 'Unauthorized');
  const found = own.filter((instance) => name === null || instance.name === name);
  if (name !== null && found.length === 0) {
    throw new GatewayRefusal(404, [`Instance "${name}" not found`]);
  }
  return Response.json(found.map(rowOf));
}

function rowOf(instance: Instance): object {
  return {
    id: instance.id,
    name: instance.name,
    connectionStatus: instance.state,
    ownerJid: instance.phone && `${instance.phone}@s.whatsapp.net`,
    profileName: instance.profileName,
    profilePicUrl: null,
    integration: 'WHATSAPP-BAILEYS',
    number: null,
    token: instance.token,
    disconnectionReasonCode: instance.closedBy,
    createdAt: instance.createdAt,
  };
}

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayRefusal(400, 'Unexpected end of JSON input');
  }
}

function stateOf({ name, state }: Instance): object {
  return { instance: { instanceName: name, state } };
}

function success(message: string): object {
  return { status: 'SUCCESS', error: false, response: { message } };
}

function welcome(version: string): object {
  return {
    status: 200,
    message: 'Welcome to the Evolution API, it is working!',
    version,
    clientName: 'evolution',
    documentation: 'https://doc.evolution-api.com',
    whatsappWebVersion: '2.3000.1027934701',
  };
}

const ERRORS = new Map([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
]);

function refusal({ status, said }: GatewayRefusal): Response {
  const error = ERRORS.get(status) ?? 'Internal Server Error';
  return Response.json({ status, error, response: { message: said } }, { status });
}

function errorPage(): Response {
  const page = '<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>';
  return new Response(page, { status: 502, headers: { 'content-type': 'text/html' } });
}

/** As `fetch` fails. */
function broken(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

function silence(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await Promise.race([
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
    silence(signal),
  ]);
}
