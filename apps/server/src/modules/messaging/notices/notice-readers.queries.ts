import { concernOf } from '@app/domain/messaging/notice';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import {
  findActiveMember,
  listMembers,
  type MemberWithAccess,
} from '../../team/members.queries.ts';
import { findProfessional } from '../../team/professionals.queries.ts';
import { readWishesFor } from './notice-wishes.queries.ts';
import type { NoticeRow } from './notices.queries.ts';

/** Whose business a notice is and who wants to hear of it in this way. */
export async function listReaders(
  scope: CompanyScope,
  notice: NoticeRow,
  way: 'email' | 'push',
): Promise<MemberWithAccess[]> {
  const whose = await memberOf(scope, notice);
  const concerned = (await listMembers(scope)).filter((member) => isHers(notice, member, whose));
  const memberIds = concerned.map(({ id }) => id);
  const wants = await readWishesFor(scope, way, { kind: notice.kind, memberIds });
  const readers: MemberWithAccess[] = [];
  for (const member of concerned.filter(({ id }) => wants(id))) {
    if (await findActiveMember(scope, member.id)) readers.push(member);
  }
  return readers;
}

async function memberOf(scope: CompanyScope, { professionalId }: NoticeRow) {
  if (professionalId === null) return null;
  return (await findProfessional(scope, professionalId))?.memberId ?? null;
}

function isHers({ kind }: NoticeRow, member: MemberWithAccess, whose: string | null): boolean {
  const concern = concernOf(kind, member.role);
  return concern === 'everybodys' || (concern === 'own' && member.id === whose);
}
