import { platformName } from '../../../foundation/brand/platform-name.ts';

export const twoFactorLabels = {
  title: 'Verificação em duas etapas',
  explanation:
    'Além da senha, um código do seu celular. Quem descobrir sua senha não entra sem ele.',
  on: 'Ativada',
  off: 'Desativada',
  enable: 'Ativar',
  disable: 'Desativar',
  renew: 'Gerar novos códigos de recuperação',
  dialogTitle: {
    enable: 'Ativar verificação em duas etapas',
    disable: 'Desativar verificação em duas etapas',
    renew: 'Novos códigos de recuperação',
  },
  passwordStep: {
    enable: 'Primeiro, confirme que é você.',
    disable: 'Sua conta volta a ser protegida só pela senha. Para desativar, confirme que é você.',
    renew: 'Os códigos antigos deixam de valer. Para gerar outros, confirme que é você.',
  },
  password: 'Sua senha',
  missingPassword: 'Informe sua senha',
  eitherCode: 'Código',
  eitherCodeHelp: 'O que o aplicativo mostra agora, ou um dos códigos de recuperação.',
  missingCode: 'Informe o código do aplicativo ou de recuperação',
  required: {
    title: 'Proteja a administração da plataforma',
    explanation:
      'Quem administra a plataforma vê todas as empresas. Ative a verificação em duas etapas para abrir estas telas.',
  },
  goOn: 'Continuar',
  onThisPhone: 'O aplicativo autenticador está neste celular? Abra-o com a chave já preenchida.',
  openApp: 'Abrir no aplicativo',
  scan: 'Abra o aplicativo autenticador no celular e leia este código.',
  qrCode: 'Código QR para o aplicativo autenticador',
  typeInstead: 'Não consegue ler? Digite esta chave no aplicativo:',
  copySecret: 'Copiar chave',
  code: 'Código de 6 dígitos',
  codeHelp: 'O que o aplicativo mostra agora.',
  wrongFormat: 'Digite os 6 dígitos que o aplicativo mostra',
  confirm: 'Confirmar',
  enabled: 'Verificação em duas etapas ativada',
  disabled: 'Verificação em duas etapas desativada',
  recoveryCodes: 'Códigos de recuperação',
  keepThem:
    'Guarde estes códigos fora do celular. Se você o perder, cada um deixa você entrar uma vez. Eles não serão mostrados de novo.',
  copy: 'Copiar',
  copied: 'Copiado',
  failedToCopy: 'Não foi possível copiar',
  download: 'Baixar',
  print: 'Imprimir',
  done: 'Já guardei os códigos',
  fileName: 'codigos-de-recuperacao.txt',
};

export const CODE_LENGTH = 6;

/** What people paste may have blanks in it; what they type stops at six digits. */
export function codeOf(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** 'JBSWY3DPEHPK3PXP' is easier to type as 'JBSW Y3DP EHPK 3PXP'. */
export function secretText(totpUri: string): string {
  return (
    secretOf(totpUri)
      .match(/.{1,4}/g)
      ?.join(' ') ?? ''
  );
}

export function secretOf(totpUri: string): string {
  return new URL(totpUri).searchParams.get('secret') ?? '';
}

/** What is copied, printed or kept in a file. */
export function recoverySheet(email: string, codes: readonly string[]): string {
  return [`${platformName()}: códigos de recuperação de ${email}`, '', ...codes, ''].join('\n');
}
