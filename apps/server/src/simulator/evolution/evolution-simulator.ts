import type { Within } from '../whatsapp/books.ts';
import type { PlayedTime } from '../whatsapp/played-time.ts';
import type { Post } from '../whatsapp/posting.ts';
import type { Instance, Kinds, Message, Phone } from './gateway-books.ts';
import { closeLine, findInstance, loseNetwork, pairPhone, storm } from './line-life.ts';
import { catchUpReceipts, receiveText, type Written, writeOnPhone } from './messages.ts';
import { createNews } from './news.ts';
import { createSimulatedGateway } from './simulated-gateway.ts';
import { NO_TROUBLE, type Scene, type Stage, type Trouble } from './stage.ts';

export const SIMULATED_EVOLUTION = { url: 'http://evolution.simulada', apiKey: 'chave-simulada' };

type SimulatorParts = {
  within: Within<Kinds>;
  time: PlayedTime;
  now(): number;
  post: Post;
  apiKey?: string;
};

/** Evolution API and the phones behind it, played by ourselves: the real adapter speaks to it. */
export type EvolutionSimulator = {
  /** Stands where the network would be. */
  fetch: typeof fetch;
  /** Another way for webhooks to reach our server. */
  deliverThrough(post: Post): void;
  trouble(change: Partial<Trouble>): void;
  /** A phone scans what the line shows now. */
  pair(name: string, phone: { number: string; profileName: string; code?: string }): Promise<void>;
  write(name: string, written: Written): Promise<Message>;
  writeOnPhone(name: string, written: { number: string; text: string }): Promise<void>;
  /** The phone unlinks the line (401), or WhatsApp bans it (403). */
  close(name: string, reason: 401 | 403): Promise<void>;
  loseNetwork(name: string): Promise<void>;
  storm(name: string, strength?: { perSecond?: number; seconds?: number }): Promise<void>;
  /** The process of the gateway starts anew: what it had not told yet is never told. */
  restart(): Promise<void>;
  setPhone(phone: Phone): Promise<void>;
  phones(): Promise<Phone[]>;
  instances(): Promise<Instance[]>;
  /** Everything that went through a line, oldest first: what its phone and those of others show. */
  messages(name: string): Promise<Message[]>;
};

export function createEvolutionSimulator(parts: SimulatorParts): EvolutionSimulator {
  const { within, time, now, apiKey = SIMULATED_EVOLUTION.apiKey } = parts;
  let { post } = parts;
  let trouble = NO_TROUBLE;
  const news = createNews({ time, now, post: () => post, serverUrl: SIMULATED_EVOLUTION.url });
  const stage: Stage = { within, news, time, now, trouble: () => trouble };
  const play = <Answer>(
    name: string,
    act: (scene: Scene, instance: Instance) => Answer | Promise<Answer>,
  ) =>
    within(async (books) => {
      const scene = { ...stage, books };
      return act(scene, await findInstance(scene, name));
    });

  return {
    fetch: createSimulatedGateway(stage, apiKey),
    deliverThrough(other) {
      post = other;
    },
    trouble(change) {
      trouble = { ...trouble, ...change };
    },
    pair: (name, phone) => within((books) => pairPhone({ ...stage, books }, name, phone)),
    write: (name, written) =>
      play(name, (scene, instance) => receiveText(scene, instance, written)),
    writeOnPhone: (name, written) =>
      play(name, (scene, instance) => writeOnPhone(scene, instance, written)),
    close: (name, reason) => play(name, (scene, instance) => closeLine(scene, instance, reason)),
    loseNetwork: (name) => play(name, loseNetwork),
    storm: (name, strength) => play(name, (scene, instance) => storm(scene, instance, strength)),
    restart: () =>
      within(async (books) => {
        time.lose();
        const open = (await books.list('instance')).filter(({ state }) => state === 'open');
        for (const instance of open) loseNetwork({ ...stage, books }, instance);
      }),
    setPhone: (phone) =>
      within(async (books) => {
        await books.keep('phone', { id: phone.number, thing: phone });
        if (phone.reach === 'on') await catchUpReceipts({ ...stage, books }, phone.number);
      }),
    phones: () => within((books) => books.list('phone')),
    instances: () => within((books) => books.list('instance')),
    messages: (name) => within((books) => books.list('message', name)),
  };
}
