import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isFirstTime } from '../../foundation/jobs/effects.ts';
import { type MailContent, mailOf } from '../../foundation/mail/mail-layout.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';
import { listOwners } from '../team/members.queries.ts';

export type Post = { mailer: Mailer; publicUrl: string };
type Letter = MailContent & {
  /** Names the occasion: the company's owners hear of it once. */
  key: string;
  subject: string;
};

/** Writes to everyone who owns the company, once per occasion. */
export async function mailOwners(
  scope: CompanyScope,
  mailer: Mailer,
  { key, subject, ...content }: Letter,
): Promise<void> {
  if (!(await isFirstTime(scope, key))) return;

  for (const { name, email } of await listOwners(scope)) {
    const paragraphs = [`Olá, ${name}!`, ...content.paragraphs];
    await mailer.write(scope, mailOf({ ...content, paragraphs, to: email, subject }));
  }
}
