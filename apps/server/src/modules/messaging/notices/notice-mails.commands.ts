import { mayBeMailed } from '@app/domain/messaging/notice';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { isFirstTime } from '../../../foundation/jobs/effects.ts';
import { mailOf } from '../../../foundation/mail/mail-layout.ts';
import { readOwnCompany } from '../../company/company-lookup.queries.ts';
import type { Post } from '../owner-mail.commands.ts';
import { listReaders } from './notice-readers.queries.ts';
import { noticeLetter } from './notices.presenter.ts';
import { findNotice, readFacts } from './notices.queries.ts';

/** Writes to each member whose business it is and who wants it, each once. */
export async function mailMembers(
  scope: CompanyScope,
  { mailer, publicUrl }: Post,
  noticeId: string,
): Promise<void> {
  const notice = await findNotice(scope, noticeId);
  if (!notice || !mayBeMailed(notice.kind)) return;
  const factsOf = await readFacts(scope, [notice]);
  const company = { ...(await readOwnCompany(scope)), publicUrl };
  const letter = noticeLetter(notice, factsOf(notice), company);
  for (const { id, account } of await listReaders(scope, notice, 'email')) {
    if (!(await isFirstTime(scope, `notice-mail:${noticeId}:${id}`))) continue;
    const paragraphs = [`Olá, ${account.name}!`, ...letter.paragraphs];
    await mailer.write(scope, mailOf({ ...letter, paragraphs, to: account.email }));
  }
}
