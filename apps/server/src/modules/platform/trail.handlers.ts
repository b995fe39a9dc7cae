import type { OperatorDeed } from '@app/contract/platform/trail.contract';
import { newestParts, newestPlace, nextCursor, placeAt } from '../../foundation/http/cursor.ts';
import { forOperators } from '../../foundation/http/procedures.ts';
import { type DeedRow, listDeeds } from './trail.queries.ts';

export const trailHandlers = {
  list: forOperators.platform.trail.list.handler(async ({ input, context, errors }) => {
    const { kind, search = '', cursor, limit } = input;
    const after = placeAt(cursor, newestPlace, errors);
    const page = await listDeeds(context.scope, { kind, search, after, limit });
    return { items: page.rows.map(present), nextCursor: nextCursor(page, newestParts) };
  }),
};

function present({ id, createdAt, action, subject, details, ...row }: DeedRow) {
  return { id, at: createdAt, action, subject, by: doerOf(row), details: textsIn(details) };
}

type Doer = Pick<DeedRow, 'userId' | 'userName' | 'terminalUser'>;

/** An account that was taken away left its id. */
function doerOf({ userId, userName, terminalUser }: Doer): OperatorDeed['by'] {
  if (userId !== null) return { kind: 'account', name: userName ?? '' };
  return terminalUser === null ? null : { kind: 'terminal', name: terminalUser };
}

function textsIn(details: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(details).map(([name, value]) => [name, textOf(value)]);
  return Object.fromEntries(texts);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
}
