import type { CompanyEvents } from '@app/domain/company/events';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isFirstTime } from '../../foundation/jobs/effects.ts';
import { mailHtml, mailText } from '../../foundation/mail/mail-layout.ts';
import type { Mailer } from '../../foundation/mail/mailer.ts';

type Welcome = { mailer: Mailer; publicUrl: string; company: CompanyEvents['company.created'] };

/** Greets the owner of a new company by e-mail, once. */
export async function sendWelcome(
  scope: CompanyScope,
  { mailer, publicUrl, company }: Welcome,
): Promise<void> {
  if (!(await isFirstTime(scope, 'welcome'))) return;

  const layout = {
    title: `${company.companyName} está no ar`,
    paragraphs: [
      `Olá, ${company.ownerName}!`,
      'Sua conta no Hora Marcada está pronta. Comece cadastrando os serviços que você oferece: ' +
        'eles aparecem na agenda e no seu link de agendamento.',
    ],
    action: { label: 'Cadastrar serviços', url: `${publicUrl}/dashboard/services` },
  };
  await mailer.write(scope, {
    to: company.ownerEmail,
    subject: `Boas-vindas ao Hora Marcada, ${company.ownerName}`,
    text: mailText(layout),
    html: mailHtml(layout),
  });
}
