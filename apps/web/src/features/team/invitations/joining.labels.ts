import type { Role } from '@app/domain/team/permissions';

export const joiningLabels = {
  email: 'E-mail',
  name: 'Nome completo',
  password: 'Senha',
  passwordHelp: 'Pelo menos 6 caracteres.',
  repeatPassword: 'Confirmar senha',
  missingPassword: 'Informe sua senha',
  missingRepetition: 'Confirme sua senha',
  differentPasswords: 'Senhas não conferem',
  createAccount: 'Criar conta e aceitar',
  signInAndAccept: 'Entrar e aceitar',
  forgotten: 'Esqueci minha senha',
  accept: 'Aceitar convite',
  signOut: 'Sair',
  failedToSignOut: 'Erro no logout',
  code: 'Código de verificação',
  codeHelp: 'O do seu aplicativo autenticador, ou um código de recuperação.',
  missingCode: 'Digite o código.',
  wrongCode: 'Código incorreto. Confira e tente novamente.',
  confirm: 'Confirmar e aceitar',
  back: 'Voltar',
  wrongPassword: 'Senha incorreta.',
  accepted: 'Convite aceito',
  failed: 'Erro ao aceitar convite',
  signInAfterwards: 'Sua conta está pronta. Entre com a senha que você criou.',
  notValidTitle: 'Convite inválido',
  notValid: 'Este convite não vale mais. Peça um novo a quem convidou você.',
  backHome: 'Voltar ao início',
};

export function invitationTitle(companyName: string): string {
  return `Convite para ${companyName}`;
}

const asWhat: Record<Role, string> = {
  owner: 'como proprietário(a)',
  manager: 'como gerente',
  receptionist: 'na recepção',
  professional: 'como profissional',
};

type Invited = { invitedBy: string | null; companyName: string; role: Role };

export function invitationSentence({ invitedBy, companyName, role }: Invited): string {
  const place = `trabalhar em ${companyName} ${asWhat[role]}`;
  return invitedBy ? `${invitedBy} convidou você para ${place}.` : `Você foi convidado a ${place}.`;
}

export function otherAccountSentence(current: string, invited: string): string {
  return `Você entrou como ${current}, mas o convite é para ${invited}. Saia para continuar.`;
}

export function welcomeText(companyName: string): string {
  return `Boas-vindas a ${companyName}!`;
}
