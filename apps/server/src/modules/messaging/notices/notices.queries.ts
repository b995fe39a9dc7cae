import { concernOf, kindsFor, type NoticeKind, usualWish } from '@app/domain/messaging/notice';
import { may, type Role } from '@app/domain/team/permissions';
import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readAppointmentCards } from '../../scheduling/appointments/appointment-cards.queries.ts';
import { readProducts } from '../../stock/products.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { findMemberOf, NOBODY } from '../../team/members.queries.ts';
import { findProfessionalOf } from '../../team/professionals.queries.ts';
import { readCampaignNames } from '../campaigns/campaigns.queries.ts';
import { readTalkNames } from '../conversations/conversations.queries.ts';
import { noticeReads } from './notice-reads.table.ts';
import { listWishes } from './notice-wishes.queries.ts';
import { notices } from './notices.table.ts';

export type NoticeRow = typeof notices.$inferSelect;

/** Who reads, and what is told to her. */
export type NoticeReader = {
  memberId: string;
  professionalId: string | null;
  role: Role;
  kinds: readonly NoticeKind[];
  /** What happened before she came is none of hers. */
  since: Temporal.Instant;
};

export async function readerOf(
  scope: CompanyScope,
  { userId, role }: { userId: string; role: Role },
): Promise<NoticeReader> {
  const member = await findMemberOf(scope, userId);
  if (!member) return NOBODY_READS;
  const wishes = new Map((await listWishes(scope, member.id)).map((wish) => [wish.kind, wish]));
  const professionalId = may(role, 'appointments.view')
    ? null
    : await findProfessionalOf(scope, userId);
  const kinds = kindsFor(role).filter((kind) => (wishes.get(kind) ?? usualWish(kind)).app);
  return { memberId: member.id, professionalId, role, kinds, since: member.createdAt };
}

/** Whoever looks in for support is no member, and nothing is told to her. */
const NOBODY_READS: NoticeReader = {
  memberId: NOBODY,
  professionalId: null,
  role: 'professional',
  kinds: [],
  since: Temporal.Instant.fromEpochMilliseconds(0),
};

export type SeenNotice = NoticeRow & { read: boolean };

export async function listNotices(
  scope: CompanyScope,
  reader: NoticeReader,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<SeenNotice[]> {
  return scope
    .select({ ...getTableColumns(notices), read: sql<boolean>`${isRead(reader)}` })
    .from(notices)
    .where(and(toldTo(reader), before ? lt(notices.id, before) : undefined))
    .orderBy(desc(notices.id))
    .limit(limit);
}

/** Of a salon where much happens, the oldest are left to the list. */
const NEWEST = 500;

/** The newest first. */
export async function listUnread(
  scope: CompanyScope,
  reader: NoticeReader,
  { limit }: { limit: number },
): Promise<NoticeRow[]> {
  const oldest = scope
    .select({ id: notices.id })
    .from(notices)
    .orderBy(desc(notices.id))
    .limit(1)
    .offset(NEWEST - 1);
  return scope
    .select()
    .from(notices)
    .where(
      and(
        toldTo(reader),
        sql`not ${isRead(reader)}`,
        sql`coalesce(${notices.id} >= ${oldest}, true)`,
      ),
    )
    .orderBy(desc(notices.id))
    .limit(limit);
}

/** What is left to be read, as it is once she has. */
export function readsOf(
  scope: CompanyScope,
  reader: NoticeReader,
  { which, readAt }: { which: { until: string } | { id: string }; readAt: Temporal.Instant },
) {
  const chosen = 'id' in which ? eq(notices.id, which.id) : lte(notices.id, which.until);
  return scope
    .select({
      companyId: notices.companyId,
      memberId: sql`${reader.memberId}::uuid`.as('member_id'),
      noticeId: notices.id,
      readAt: sql`${readAt.toString()}::timestamptz`.as('read_at'),
    })
    .from(notices)
    .where(and(toldTo(reader), chosen, sql`not ${isRead(reader)}`));
}

export async function findNotice(scope: CompanyScope, id: string): Promise<NoticeRow | null> {
  const [notice] = await scope.select().from(notices).where(eq(notices.id, id));
  return notice ?? null;
}

function toldTo({ kinds, role, professionalId, since }: NoticeReader): SQL | undefined {
  const of = (concern: 'everybodys' | 'own') =>
    inArray(
      notices.kind,
      kinds.filter((kind) => concernOf(kind, role) === concern),
    );
  const hers = professionalId === null ? sql`false` : eq(notices.professionalId, professionalId);
  return and(gte(notices.createdAt, since), or(of('everybodys'), and(of('own'), hers)));
}

function isRead({ memberId }: NoticeReader): SQL {
  return sql`exists (select from ${noticeReads} where ${noticeReads.noticeId} = ${notices.id}
    and ${noticeReads.memberId} = ${memberId})`;
}

/** What a notice is about, as it is called now. */
export type NoticeFacts = {
  clientName: string;
  serviceNames: string;
  professionalName: string;
  productName: string;
  campaignName: string;
};

export async function readFacts(
  scope: CompanyScope,
  rows: readonly NoticeRow[],
): Promise<(row: NoticeRow) => NoticeFacts> {
  const cards = await readAppointmentCards(
    scope,
    rows.flatMap(({ appointmentId }) => appointmentId ?? []),
  );
  const names = await readProfessionalNames(scope, [
    ...new Set(rows.flatMap(({ professionalId }) => professionalId ?? [])),
  ]);
  const talks = await readTalkNames(
    scope,
    rows.flatMap(({ conversationId }) => conversationId ?? []),
  );
  const products = await readProducts(
    scope,
    rows.flatMap(({ productId }) => productId ?? []),
  );
  const campaigns = await readCampaignNames(
    scope,
    rows.flatMap(({ campaignId }) => campaignId ?? []),
  );
  return ({ appointmentId, professionalId, conversationId, productId, campaignId }) => {
    const card = cards.get(appointmentId ?? '');
    return {
      clientName: card?.clientName ?? talks.get(conversationId ?? '') ?? '',
      serviceNames: card?.serviceNames ?? '',
      professionalName: names.get(professionalId ?? '') ?? '',
      productName: products.get(productId ?? '')?.name ?? '',
      campaignName: campaigns.get(campaignId ?? '') ?? '',
    };
  };
}
