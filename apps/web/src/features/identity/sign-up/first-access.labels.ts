export const firstAccessLabels = {
  title: 'Configuração Inicial',
  explanation: 'Crie a conta de quem vai administrar o sistema.',
  name: 'Nome completo',
  email: 'E-mail',
  emailExample: 'voce@exemplo.com.br',
  password: 'Senha',
  passwordHelp: 'Pelo menos 6 caracteres.',
  confirmPassword: 'Confirmar senha',
  setupToken: 'Código de instalação',
  setupTokenHelp: 'Aparece no terminal de quem instalou o sistema, ao iniciá-lo.',
  missingSetupToken: 'Informe o código de instalação',
  configure: 'Configurar Sistema',
  differentPasswords: 'Senhas não coincidem',
  shortPassword: 'A senha deve ter pelo menos 6 caracteres',
  configured: 'Sistema configurado com sucesso!',
  /** Somebody else pressed the button a moment earlier. */
  tooLate: {
    title: 'Outra pessoa configurou o sistema primeiro',
    message: 'Sua conta foi criada, mas não administra o sistema.',
  },
  failed: 'Erro na configuração',
};

export const demoLabels = {
  offer: 'Quer só conhecer o sistema? Comece com um salão de exemplo já em funcionamento.',
  load: 'Carregar dados de demonstração',
  question: 'Carregar a demonstração?',
  consequence:
    'O sistema passa a ter um salão de exemplo, com pessoas fictícias, e deixa de oferecer esta configuração inicial. Para usar o sistema de verdade, cancele e crie a sua conta.',
  confirm: 'Carregar',
  loading: 'Preparando um ano de histórico das duas empresas. Leva alguns segundos…',
  failed: 'Erro na demonstração',
  title: 'Demonstração pronta',
  explanation: 'Escolha com quem entrar. Os dados são fictícios.',
  password: (password: string) => `A senha de todos é ${password}`,
  enter: 'Entrar',
  enterAs: (email: string) => `Entrar como ${email}`,
};
