import { CHANGES_HEADER, type LiveTopic } from '@app/contract/shared/live-topics';
import type { FastifyInstance } from 'fastify';
import type { CompanyChange } from '../database/scopes.ts';

export type AnsweredChanges = {
  /** Kept for the answer, where a request waits for one. */
  note(change: CompanyChange): void;
  register(app: FastifyInstance): void;
};

/** Lets the answer to a write say which lists it made old: its sender need not wait to be told. */
export function createAnsweredChanges(): AnsweredChanges {
  const waiting = new Map<string, Set<LiveTopic>>();
  return {
    note({ requestId, topics }) {
      const noted = waiting.get(requestId);
      for (const topic of topics) noted?.add(topic);
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
