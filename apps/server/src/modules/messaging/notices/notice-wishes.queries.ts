import {
  kindsFor,
  type NoticeKind,
  type NoticeWish,
  usualWish,
} from '@app/domain/messaging/notice';
import type { Role } from '@app/domain/team/permissions';
import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { noticeWishes } from './notice-wishes.table.ts';

type WishRow = typeof noticeWishes.$inferSelect;

export function listWishes(scope: CompanyScope, memberId: string): Promise<WishRow[]> {
  return scope.select().from(noticeWishes).where(eq(noticeWishes.memberId, memberId));
}

/** For each kind that is her business, what she said or what is usual. */
export async function readWishes(
  scope: CompanyScope,
  { memberId, role }: { memberId: string; role: Role },
): Promise<NoticeWish[]> {
  const said = new Map((await listWishes(scope, memberId)).map((wish) => [wish.kind, wish]));
  return kindsFor(role).map((kind) => {
    const { app, email, push } = said.get(kind) ?? usualWish(kind);
    return { kind, app, email, push };
  });
}

/** Whether each of these members wants to hear of that kind in this way. */
export async function readWishesFor(
  scope: CompanyScope,
  way: 'email' | 'push',
  { kind, memberIds }: { kind: NoticeKind; memberIds: readonly string[] },
): Promise<(memberId: string) => boolean> {
  const rows = await scope
    .select()
    .from(noticeWishes)
    .where(and(eq(noticeWishes.kind, kind), inArray(noticeWishes.memberId, [...memberIds])));
  const said = new Map(rows.map((wish) => [wish.memberId, wish[way]]));
  return (memberId) => said.get(memberId) ?? usualWish(kind)[way];
}
