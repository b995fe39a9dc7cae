import { type StopReason, stopOf } from '@app/domain/messaging/governor';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { findConnection } from './connections.queries.ts';
import { governedNumberOf } from './lines.rules.ts';

export type SendingNumber = 'ready' | 'missing' | StopReason;

/** Whether what is written now would leave, and why not. */
export async function readSendingNumber(scope: CompanyScope): Promise<SendingNumber> {
  const connection = await findConnection(scope);
  if (!connection) return 'missing';
  return stopOf(governedNumberOf(connection)) ?? 'ready';
}

/** The number from which the company writes; `null` while nothing leaves. */
export async function findSendingPhone(scope: CompanyScope): Promise<string | null> {
  const connection = await findConnection(scope);
  if (!connection || stopOf(governedNumberOf(connection))) return null;
  return connection.phone || null;
}
