import { concernOf } from '@app/domain/messaging/notice';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isFirstTime } from '../../../foundation/jobs/effects.ts';
import { mailOf } from '../../../foundation/mail/mail-layout.ts';
import { readOwnCompany } from '../../company/company-lookup.queries.ts';
import {
  findActiveMember,
  listMembers,
  type MemberWithAccess,
} from '../../team/members.queries.ts';
import { findProfessional } from '../../team/professionals.queries.ts';
import type { Post } from '../owner-mail.commands.ts';
import { readMailWishes } from './notice-wishes.queries.ts';
import { noticeLetter } from './notices.presenter.ts';
import { findNotice, type NoticeRow, readFacts } from './notices.queries.ts';

/** Writes to each member whose business it is and who wants it, each once. */
export async function mailMembers(
  scope: CompanyScope,
  { mailer, publicUrl }: Post,
  noticeId: string,
): Promise<void> {
  const notice = await findNotice(scope, noticeId);
  if (!notice) return;
  const factsOf = await readFacts(scope, [notice]);
  const company = { ...(await readOwnCompany(scope)), publicUrl };
  const letter = noticeLetter(notice, factsOf(notice), company);
  for (const { id, account } of await readersByMail(scope, notice)) {
    if (!(await isFirstTime(scope, `notice-mail:${noticeId}:${id}`))) continue;
    const paragraphs = [`Olá, ${account.name}!`, ...letter.paragraphs];
    await mailer.write(scope, mailOf({ ...letter, paragraphs, to: account.email }));
  }
}

async function readersByMail(scope: CompanyScope, notice: NoticeRow): Promise<MemberWithAccess[]> {
  const whose = await memberOf(scope, notice);
  const concerned = (await listMembers(scope)).filter((member) => isHers(notice, member, whose));
  const memberIds = concerned.map(({ id }) => id);
  const wantsMail = await readMailWishes(scope, { kind: notice.kind, memberIds });
  const readers: MemberWithAccess[] = [];
  for (const member of concerned.filter(({ id }) => wantsMail(id))) {
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
