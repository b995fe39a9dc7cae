import type { CompanyEvents } from '@app/domain/company/events';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isFirstTime } from '../../foundation/jobs/effects.ts';
import { mailOf } from '../../foundation/mail/mail-layout.ts';
import { PRODUCT } from '../../foundation/mail/mail-message.ts';
import { readOwnCompany } from '../company/company-lookup.queries.ts';
import { listOwners } from '../team/members.queries.ts';
import type { Post } from './owner-mail.commands.ts';

type Welcome = Post & { company: CompanyEvents['company.created'] };

/** Greets the owner of a new company by e-mail, once. */
export async function sendWelcome(
  scope: CompanyScope,
  { mailer, publicUrl, company }: Welcome,
): Promise<void> {
  if (!(await isFirstTime(scope, 'welcome'))) return;

  const mail = mailOf({
    to: company.ownerEmail,
    subject: `Boas-vindas ao ${PRODUCT}, ${company.ownerName}`,
    title: `${company.companyName} está no ar`,
    paragraphs: [
      `Olá, ${company.ownerName}!`,
      `Sua conta no ${PRODUCT} está pronta. Comece cadastrando os serviços que você oferece: ` +
        'eles aparecem na agenda e no seu link de agendamento.',
    ],
    action: { label: 'Cadastrar serviços', url: `${publicUrl}/dashboard/services` },
  });
  await mailer.write(scope, mail);
}

/** Greets the owner of a company that subscribed, unless somebody greeted her before. */
export async function welcomeOwner(scope: CompanyScope, post: Post): Promise<void> {
  const { name: companyName } = await readOwnCompany(scope);
  const [owner] = await listOwners(scope);
  if (!owner) return;
  const company = { companyName, ownerName: owner.name, ownerEmail: owner.email };
  await sendWelcome(scope, { ...post, company });
}
