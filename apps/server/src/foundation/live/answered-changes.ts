import { CHANGES_HEADER, type LiveTopic } from '@app/contract/shared/live-topics';
import type { FastifyInstance } from 'fastify';
import type { CompanyChange } from '../database/scopes.ts';

export type AnsweredChanges = {
  /** Keeps them for the answer of whoever waits for one, and says which she had not been told. */
  note(change: CompanyChange): ReadonlySet<LiveTopic>;
  register(app: FastifyInstance): void;
};

/** Lets the answer to a write say which lists it made old: its sender need not wait to be told. */
export function createAnsweredChanges(): AnsweredChanges {
  const waiting = new Map<string, Set<LiveTopic>>();
  return {
    note({ userId, requestId, topics }) {
      const noted = waiting.get(requestId);
      // To a visitor they would tell whether the company knows her phone.
      if (!noted || userId === null) return new Set();
      const news = topics.difference(noted);
      for (const topic of news) noted.add(topic);
      return news;
    },
    register(app) {
      app.addHook('onRequest', async ({ id, method }, reply) => {
        if (method === 'GET') return;
        waiting.set(id, new Set());
        // Also where whoever asked is gone before she is answered.
        reply.raw.once('close', () => waiting.delete(id));
      });
      app.addHook('onSend', async ({ id }, reply) => {
        const noted = waiting.get(id);
        if (noted?.size) reply.header(CHANGES_HEADER, [...noted].join(' '));
      });
    },
  };
}
