import type { Session } from '@app/contract/identity/session.contract';
import { isOperator } from '@app/domain/identity/platform-role';
import { SIGN_UP_LIMITS } from '@app/domain/identity/sign-up';
import { leadsElsewhere } from '@app/domain/shared/shown-name';
import { roleText } from '../../../foundation/role-text.ts';

export const profileLabels = {
  title: 'Perfil',
  explanation: 'Seus dados, sua senha e os aparelhos em que você entrou.',
  person: 'Seus dados',
  name: 'Nome completo',
  email: 'E-mail',
  company: 'Empresa',
  save: 'Salvar',
  renamed: 'Perfil atualizado com sucesso!',
  failedToRename: 'Erro ao salvar perfil',
  shortName: `Nome deve ter pelo menos ${SIGN_UP_LIMITS.shortestName} caracteres`,
  longName: `Nome deve ter no máximo ${SIGN_UP_LIMITS.longestName} caracteres`,
  addressInName: 'Retire do nome endereços de sites, e-mails e telefones.',
  photo: 'Foto',
  photoUpdated: 'Foto atualizada com sucesso!',
  photoRemoved: 'Foto removida com sucesso!',
  photoRemovalFailed: 'Erro ao remover foto',
  confirmed: 'Confirmado',
  notConfirmed: 'Não confirmado',
  resend: 'Reenviar confirmação',
  resent: 'Confirmação enviada',
  failedToResend: 'Erro ao enviar confirmação',
  noMail: 'Este sistema ainda não envia e-mails. Peça o link a quem administra o sistema.',
  justConfirmed: 'E-mail confirmado. Obrigado!',
  linkFailed: 'Este link não confirma o seu e-mail: ele venceu ou é de outra conta. Peça um novo.',
  superAdmin: 'Super Admin - acesso completo',
};

export function sentToText(email: string): string {
  return `Abra o link que enviamos para ${email}.`;
}

/** What the person is, in words; `null` for an account that belongs nowhere yet. */
export function ownRoleText({ platformRole, company }: Session): string | null {
  if (isOperator(platformRole)) return profileLabels.superAdmin;
  return company ? roleText[company.role] : null;
}

export function complaintAboutName(typed: string): string | null {
  const { length } = typed.trim();
  if (length < SIGN_UP_LIMITS.shortestName) return profileLabels.shortName;
  if (length > SIGN_UP_LIMITS.longestName) return profileLabels.longName;
  return leadsElsewhere(typed) ? profileLabels.addressInName : null;
}
