import { INVITATION_DAYS } from '@app/domain/team/invitation';
import type { Role } from '@app/domain/team/permissions';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import type { Environment } from '../../foundation/environment.ts';
import { mailOf } from '../../foundation/mail/mail-layout.ts';
import { PRODUCT } from '../../foundation/mail/mail-message.ts';
import { arrives, type Mailer } from '../../foundation/mail/mailer.ts';

export type InvitationPost = {
  mailer: Mailer;
  publicUrl: string;
  companyName: string;
  environment: Environment;
};
type Letter = { email: string; role: Role; invitedByName: string; token: string };

const AS_WHAT: Record<Role, string> = {
  owner: 'com acesso de proprietário',
  manager: 'com acesso de gerente',
  receptionist: 'com acesso de recepcionista',
  professional: 'com acesso de profissional',
};

/** Mails the link that makes its reader a member; answers it where it has to be handed over. */
export async function mailInvitation(
  scope: CompanyScope | OperatorScope,
  { mailer, publicUrl, companyName, environment }: InvitationPost,
  { email, role, invitedByName, token }: Letter,
): Promise<string | null> {
  const url = `${publicUrl}/convite/${token}`;
  const mail = mailOf({
    to: email,
    // Always the same: what somebody calls her company is no headline in a stranger's mailbox.
    subject: `Convite para trabalhar em uma empresa no ${PRODUCT}`,
    title: `Convite para ${companyName}`,
    paragraphs: [
      'Olá!',
      `${invitedByName} convidou você para trabalhar em ${companyName} no ${PRODUCT}, ${AS_WHAT[role]}.`,
      `O convite vale por ${INVITATION_DAYS} dias e só para este e-mail. Se você não o esperava, ignore esta mensagem.`,
    ],
    action: { label: 'Aceitar o convite', url },
  });
  await mailer.write(scope, mail);
  return (await arrives(scope, mailer, environment)) ? null : url;
}
