import type { KeptSecret } from '@app/contract/platform/settings.contract';
import type { Module } from '@app/domain/billing/access';

export const settingsLabels = {
  title: 'Configurações',
  explanation: 'O que vale para toda a plataforma.',
  saved: 'Configurações salvas!',
  failed: 'Erro ao atualizar configuração',
  tabs: {
    general: 'Gerais',
    company: 'Empresa',
    appearance: 'Aparência',
    evolution: 'Evolution',
    meta: 'Meta',
    openai: 'OpenAI',
    smtp: 'SMTP',
  },
};

export const secretLabels = {
  set: 'Definido. Deixe em branco para manter.',
  notSet: 'Ainda não definido.',
};

type RemovalWords = Record<'remove' | 'title' | 'question' | 'removed', string>;

/** What stops with each of them is said before it goes. */
export const removeSecretLabels: Record<KeptSecret, RemovalWords> = {
  evolution: {
    remove: 'Remover chave',
    title: 'Remover a chave da Evolution API?',
    question:
      'As empresas deixam de enviar e de receber pelo WhatsApp conectado por QR code até que outra chave seja salva. O endereço continua.',
    removed: 'Chave removida!',
  },
  meta: {
    remove: 'Remover chaves',
    title: 'Remover as chaves da Meta?',
    question:
      'As empresas com número oficial deixam de enviar e de receber pelo WhatsApp até que outras chaves sejam salvas. Saem a chave secreta e o token de verificação.',
    removed: 'Chaves removidas!',
  },
  openai: {
    remove: 'Remover chave',
    title: 'Remover a chave da API?',
    question:
      'O assistente deixa de responder às empresas até que outra chave seja salva. Só um provedor próprio que não pede chave continua respondendo.',
    removed: 'Chave removida!',
  },
  smtp: {
    remove: 'Remover senha',
    title: 'Remover a senha do servidor de e-mail?',
    question:
      'O usuário sai junto com a senha. Se o servidor pedir usuário e senha, ele recusa os e-mails até que outros sejam salvos.',
    removed: 'Senha removida!',
  },
};

/** What the environment of the servers says outdoes what could be saved here. */
export const fixedLabels = {
  title: 'Definido no ambiente do servidor',
  smtp: 'A variável SMTP_URL está definida e vale no lugar do que se salva aqui. Para mudar, altere a variável e reinicie os servidores.',
  evolution:
    'As variáveis EVOLUTION_URL e EVOLUTION_API_KEY estão definidas e valem no lugar do que se salva aqui. Para mudar, altere as variáveis e reinicie os servidores.',
};

export const testLabels = {
  works: 'Funcionou',
  fails: 'Não funcionou',
  failed: 'Não foi possível testar.',
  saveFirst: 'Salve as alterações antes de testar.',
};

export const generalLabels = {
  identity: {
    title: 'Plataforma',
    explanation: 'Como o produto se chama nos títulos, nos e-mails e na página inicial.',
  },
  platformName: 'Nome da plataforma',
  platformNameHelp: 'Em branco, o produto usa o próprio nome: Hora Marcada.',
  support: {
    title: 'Suporte',
    explanation: 'Como as empresas falam com quem opera a plataforma.',
  },
  supportWhatsapp: 'WhatsApp do suporte',
  supportEmail: 'E-mail do suporte',
  rules: {
    title: 'Regras',
    explanation: 'O que vale para todas as empresas.',
  },
  messagesPerHour: 'Mensagens por hora',
  messagesPerHourHelp:
    'Quantas mensagens o número de cada empresa envia por hora. Mais do que isso faz números serem banidos.',
  signUpCheckout: 'Passar pelo pagamento depois do cadastro',
  signUpCheckoutHelp:
    'Ligado, quem se cadastra vê a página de assinatura antes dos primeiros passos. Desligado, começa a usar na hora.',
  features: {
    title: 'Módulos',
    explanation:
      'Um módulo desligado some para todas as empresas, também no período de teste. O que já foi cadastrado continua guardado.',
  },
};

export const featureText: Record<Module, string> = {
  dashboard: 'Dashboard',
  appointments: 'Agendamentos e agendamento online',
  services: 'Serviços',
  professionals: 'Profissionais',
  clients: 'Clientes',
  reviews: 'Avaliações',
  tasks: 'Tarefas',
  loyalty: 'Fidelidade',
  points: 'Pontos',
  stock: 'Estoque',
  messages: 'WhatsApp e mensagens',
  coupons: 'Cupons',
  financial: 'Financeiro, pacotes e vales-presente',
  reports: 'Relatórios',
  settings: 'Configurações',
};

export const companyLabels = {
  section: {
    title: 'Quem opera a plataforma',
    explanation: 'Aparece no rodapé da página inicial e nos termos de uso. Em branco, não aparece.',
  },
  name: 'Nome ou razão social',
  document: 'CPF ou CNPJ',
  email: 'E-mail',
  phone: 'Telefone',
};

export const appearanceLabels = {
  section: {
    title: 'Cores',
    explanation:
      'Valem para toda a aplicação, a página inicial e o agendamento online. Fundo e texto são os do tema claro; o tema escuro mantém os seus.',
  },
  primary: 'Cor primária',
  primaryHelp:
    'Botões, links e destaques. Onde o branco não seria lido, usamos um tom mais escuro.',
  secondary: 'Cor secundária',
  secondaryHelp: 'Confirmações e o que deu certo.',
  background: 'Fundo',
  text: 'Texto',
  preview: 'Prévia',
  previewTitle: 'Agenda de hoje',
  previewText: 'Corte com Ana às 14h',
  previewButton: 'Novo agendamento',
  previewBadge: 'Confirmado',
  pick: 'Pegar uma cor da tela',
  reset: 'Usar as cores originais',
};

export const evolutionLabels = {
  section: {
    title: 'Evolution API',
    explanation: 'O servidor pelo qual as empresas conectam o próprio WhatsApp.',
  },
  url: 'Endereço do servidor',
  apiKey: 'Chave global',
  test: 'Testar conexão',
};

export const metaLabels = {
  section: {
    title: 'WhatsApp oficial',
    explanation:
      'O aplicativo da Meta pelo qual as empresas conectam um número oficial. Os dados estão no painel da Meta para desenvolvedores.',
  },
  appId: 'ID do aplicativo',
  appSecret: 'Chave secreta do aplicativo',
  verifyToken: 'Token de verificação',
  verifyTokenHelp: 'Escolha um e informe o mesmo na Meta, junto com o endereço abaixo.',
  graphVersion: 'Versão da API',
  graphVersionHelp: 'Em branco, usa a v23.0.',
  webhook: 'Endereço para a Meta avisar',
  copy: 'Copiar',
  copyFailure: {
    title: 'Não foi possível copiar',
    message: 'Selecione o endereço e copie à mão.',
  },
};

export const openaiLabels = {
  provider: {
    title: 'Provedor',
    explanation:
      'OpenAI ou qualquer serviço que responda da mesma forma. Responde às perguntas das empresas em Configurações, IA.',
  },
  baseUrl: 'Endereço da API',
  baseUrlHelp: 'Em branco, usa a própria OpenAI.',
  apiKey: 'Chave da API',
  model: 'Modelo',
  modelHelp: 'Escolha da lista ou escreva o nome de outro.',
  answers: {
    title: 'Respostas',
    explanation: 'O que o modelo recebe com cada pergunta.',
  },
  temperature: 'Temperatura',
  temperatureHelp: 'De 0 (sempre igual) a 2 (mais variada).',
  maxTokens: 'Máximo de tokens',
  costs: {
    title: 'Custos',
    explanation: 'Os preços do provedor e quanto uma empresa pode gastar por mês.',
  },
  priceIn: 'Preço por milhão de tokens enviados',
  priceOut: 'Preço por milhão de tokens recebidos',
  monthlyLimit: 'Limite mensal por empresa',
  monthlyLimitHelp: 'Zero: nenhuma empresa pergunta.',
  spent: {
    title: 'Gasto deste mês',
    explanation:
      'Por empresa, da que mais gastou à que menos. O que ainda está sendo respondido conta pelo máximo que pode custar.',
  },
  spentTotal: (companies: number, amount: string) =>
    companies === 1 ? `1 empresa, ${amount}` : `${companies} empresas, ${amount}`,
  nothingSpent: 'Nenhuma empresa perguntou neste mês.',
  columns: {
    company: 'Empresa',
    questions: 'Perguntas',
    failures: 'Sem resposta',
    cost: 'Custo',
  },
  questions: (count: number) => (count === 1 ? '1 pergunta' : `${count} perguntas`),
  failures: (count: number) => (count === 0 ? '' : `${count} sem resposta`),
};

export const smtpLabels = {
  section: {
    title: 'Servidor de e-mail',
    explanation:
      'Por ele saem convites, avisos e lembretes. Sem servidor, os e-mails ficam guardados em E-mails.',
  },
  host: 'Servidor',
  port: 'Porta',
  security: 'Segurança',
  securityHelp: {
    TLS: 'A conexão é protegida antes da senha. Costuma usar a porta 587.',
    SSL: 'A conexão é protegida desde o começo. Costuma usar a porta 465.',
    NONE: 'A senha pode passar sem proteção. Só para servidores na mesma rede.',
  },
  user: 'Usuário',
  password: 'Senha',
  sender: 'E-mail do remetente',
  testSection: {
    title: 'Teste',
    explanation: 'Envia um e-mail agora, com o que está salvo, e mostra a resposta do servidor.',
  },
  to: 'Enviar para',
  test: 'Enviar e-mail de teste',
};
