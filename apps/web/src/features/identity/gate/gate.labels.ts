export const gateLabels = {
  loadingSystem: 'Carregando sistema...',
  loadingProfile: 'Carregando perfil...',
  loadingDashboard: 'Carregando dashboard...',
  checking: 'Validando segurança...',
  signInFirst: 'Autenticação necessária. Redirecionando para o login...',
  denied: 'Acesso Negado - Você não tem permissão para acessar esta área.',
  backHome: 'Voltar ao início',
  signOut: 'Sair',
};

export const blockedLabels = {
  title: 'Acesso Bloqueado',
  companyMissing: 'Complete o cadastro da sua empresa primeiro.',
  companyClosed: 'Sua empresa está desativada. Fale com o suporte para voltar a usar o sistema.',
  accessEnded: 'Seu acesso à empresa foi encerrado por quem a administra.',
  notice:
    'O acesso é liberado somente após a configuração completa da conta e a escolha de um plano.',
  endedNotice: 'Se foi um engano, peça a essa pessoa que reative o seu acesso e entre de novo.',
  found: 'Criar minha própria empresa',
  setUp: 'Configurar Empresa',
  profile: 'Meu perfil',
  contact: 'Entrar em Contato',
  noContact: 'Contato de suporte não configurado.',
};
