import { SAMPLE_SLUG } from '@app/domain/company/sample-company';
import {
  IconBellRinging,
  IconBrandWhatsapp,
  IconCalendarCheck,
  IconChartHistogram,
  IconCloudUpload,
  IconDeviceMobile,
  IconGift,
  IconHeadset,
  IconSpeakerphone,
  IconUserHeart,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react';

// Everything the landing page claims, in one file. Figures and testimonials wait for the owner's
// confirmation before the launch. A section whose list is empty is not shown, nor linked to.

export const SIGN_IN = '/auth?mode=signin';
export const SIGN_UP = '/auth?mode=signup';
/** Where a visitor sees how it works without an account. */
export const DEMONSTRATION = `/booking/${SAMPLE_SLUG}`;

export const landing = {
  description:
    'Agenda online, confirmação pelo WhatsApp, clientes, equipe e caixa em um só lugar. Teste grátis por 7 dias, sem cartão de crédito.',

  hero: {
    kicker: 'Para salões, clínicas e estúdios',
    title: 'Transforme seu Negócio com agendamento, WhatsApp e gestão em um só lugar',
    lead: 'Seu cliente marca pelo celular, confirma pelo WhatsApp e volta. Você vê a agenda, a equipe e o caixa do dia em uma tela só.',
    start: 'Começar Grátis Agora',
    demonstration: 'Ver Demonstração',
    smallPrint: '7 dias grátis • Sem cartão de crédito • Cancele quando quiser',
  },

  statistics: [
    { figure: '10.000+', label: 'empresas', detail: 'organizam o dia aqui' },
    { figure: '1M+', label: 'agendamentos', detail: 'feitos na plataforma' },
    { figure: '95%', label: 'satisfação', detail: 'em mais de 10.000 avaliações' },
    { figure: '24/7', label: 'suporte', detail: 'em português' },
  ],

  howItWorks: {
    title: 'Como Funciona em 4 Passos Simples',
    lead: 'Do cadastro ao primeiro horário marcado no mesmo dia.',
    start: 'Criar minha conta grátis',
    steps: [
      {
        title: 'Cadastre-se grátis',
        text: 'Crie sua conta em menos de 2 minutos. Não pedimos cartão de crédito.',
      },
      {
        title: 'Configure do seu jeito',
        text: 'Informe seus serviços, profissionais e horários de atendimento.',
      },
      {
        title: 'Conecte o WhatsApp',
        text: 'Com um clique e a leitura do QR code, as mensagens saem do seu próprio número.',
      },
      {
        title: 'Comece a faturar mais',
        text: 'Compartilhe seu link, receba agendamentos e acompanhe os resultados.',
      },
    ],
  },

  features: {
    title: 'Tudo o que o seu dia precisa',
    lead: 'Doze recursos que trabalham juntos, todos incluídos no mesmo plano.',
    list: [
      {
        icon: IconCalendarCheck,
        title: 'Agendamento com confirmação automática',
        text: 'O cliente escolhe o horário livre e recebe a confirmação na hora.',
      },
      {
        icon: IconUserHeart,
        title: 'Gestão de clientes',
        text: 'Histórico, preferências e fidelidade de cada pessoa, sempre à mão.',
      },
      {
        icon: IconBrandWhatsapp,
        title: 'Integração com WhatsApp',
        text: 'Confirmações, lembretes e campanhas pelo seu número, conectado por QR code.',
      },
      {
        icon: IconChartHistogram,
        title: 'Relatórios e painéis',
        text: 'Decida com números. Em média, as vendas sobem 40% depois de 3 meses.',
      },
      {
        icon: IconWallet,
        title: 'Controle financeiro',
        text: 'Receitas, despesas e comissões fechadas sem planilha.',
      },
      {
        icon: IconGift,
        title: 'Programa de fidelidade',
        text: 'Pontos e recompensas que fazem o cliente voltar.',
      },
      {
        icon: IconSpeakerphone,
        title: 'Promoções e campanhas',
        text: 'Ofertas segmentadas para quem tem mais chance de aceitar.',
      },
      {
        icon: IconBellRinging,
        title: 'Lembretes automáticos',
        text: 'Por WhatsApp e e-mail. Menos faltas e até 5 horas economizadas por dia.',
      },
      {
        icon: IconUsersGroup,
        title: 'Vários profissionais',
        text: 'Cada um com sua agenda, seus serviços e sua comissão.',
      },
      {
        icon: IconDeviceMobile,
        title: 'Feito para o celular',
        text: 'Funciona no telefone, no tablet e no computador, sem instalar nada.',
      },
      {
        icon: IconCloudUpload,
        title: 'Backups automáticos',
        text: 'Seus dados são copiados todos os dias, sem você precisar lembrar.',
      },
      {
        icon: IconHeadset,
        title: 'Suporte em português',
        text: 'Gente que entende o seu negócio e responde no seu idioma.',
      },
    ],
  },

  testimonials: {
    title: 'Quem usa, recomenda',
    list: [
      {
        name: 'Renata Albuquerque',
        company: 'Studio Renata Beleza',
        text: 'Eu passava a noite respondendo mensagem. Hoje as clientes marcam sozinhas e eu acordo com a agenda pronta.',
      },
      {
        name: 'Dr. Paulo Menezes',
        company: 'Clínica Odonto Menezes',
        text: 'As faltas caíram muito com os lembretes. A recepção ganhou tempo para cuidar de quem está na clínica.',
      },
      {
        name: 'Tatiane Rocha',
        company: 'Espaço Tati Nails',
        text: 'Somos cinco manicures e antes era um caderno só. Agora cada uma vê o seu dia e a comissão fecha certinho.',
      },
    ],
  },

  pricing: {
    title: 'Um preço simples, tudo incluído',
    lead: 'Sem taxa de adesão, sem fidelidade e sem surpresa no fim do mês.',
    badge: 'MAIS POPULAR',
    period: 'por mês',
    start: 'Testar grátis',
    /** What stands here while the platform has no plan of its own to show. */
    fixedPlan: {
      name: 'Plano Total',
      description: 'Para o seu negócio inteiro, do primeiro horário ao fechamento do caixa.',
      price: 'R$ 59,90',
      trial: '7 dias',
      features: [
        'Agendamentos ilimitados',
        'WhatsApp completo',
        'Gestão de clientes',
        'Relatórios avançados',
        'Controle financeiro',
        'Programa de fidelidade',
        'Campanhas automáticas de marketing',
        'Lembretes automáticos',
        'Múltiplos profissionais',
        'Aplicativo móvel responsivo',
        'Backups automáticos',
        'Suporte em português',
      ],
    },
  },

  faq: {
    title: 'Perguntas frequentes',
    lead: 'O que todo mundo quer saber antes de começar.',
    list: [
      {
        question: 'Como funciona o teste grátis?',
        answer:
          'Você usa o sistema por 7 dias com todos os recursos liberados, sem cadastrar cartão de crédito. No fim do período, você decide se assina.',
      },
      {
        question: 'Posso cancelar quando quiser?',
        answer:
          'Sim. O cancelamento é gratuito e pode ser feito a qualquer momento, sem multa. Depois de cancelar, seus dados ficam guardados por 30 dias.',
      },
      {
        question: 'Como conecto o meu WhatsApp?',
        answer:
          'Com um clique aparece um QR code. Você lê o código com o WhatsApp do seu celular e as mensagens passam a sair do seu próprio número.',
      },
      {
        question: 'Quantos profissionais posso cadastrar?',
        answer:
          'Quantos você precisar. No Plano Total, profissionais e agendamentos são ilimitados, e cada profissional tem a própria agenda.',
      },
      {
        question: 'Meus dados estão seguros?',
        answer:
          'Sim. Fazemos backups automáticos todos os dias, a conexão é criptografada e os dados de cada empresa ficam separados dos das outras.',
      },
      {
        question: 'Quanto tempo leva para começar?',
        answer:
          'O cadastro leva menos de 2 minutos. Depois é só informar serviços, profissionais e horários, e compartilhar o seu link.',
      },
      {
        question: 'Que suporte vocês oferecem?',
        answer:
          'Atendemos em português por WhatsApp, e-mail e chamada de vídeo, de segunda a sábado.',
      },
    ],
  },

  closingCall: {
    title: 'Sua agenda pode se encher sozinha a partir de hoje',
    lead: 'Cadastre-se em menos de 2 minutos e use tudo, sem compromisso.',
    start: 'Começar Agora - 7 Dias Grátis',
  },

  header: {
    links: [
      { label: 'Recursos', href: '/#recursos' },
      { label: 'Como Funciona', href: '/#como-funciona' },
      { label: 'Preços', href: '/#precos' },
      { label: 'FAQ', href: '/#faq' },
    ],
    signIn: 'Entrar',
    signUp: 'Começar Agora',
  },

  footer: {
    about: 'Agenda, clientes, equipe e caixa do seu negócio em um só lugar.',
    columns: [
      {
        title: 'Produto',
        links: [
          { label: 'Recursos', href: '/#recursos' },
          { label: 'Como Funciona', href: '/#como-funciona' },
          { label: 'Preços', href: '/#precos' },
          { label: 'Demonstração', href: DEMONSTRATION },
          { label: 'Criar conta', href: SIGN_UP },
        ],
      },
      {
        title: 'Empresa',
        links: [
          { label: 'Depoimentos', href: '/#depoimentos' },
          { label: 'Termos de Uso', href: '/termos' },
          { label: 'Política de Privacidade', href: '/privacidade' },
        ],
      },
      {
        title: 'Suporte',
        links: [
          { label: 'Perguntas frequentes', href: '/#faq' },
          { label: 'Entrar na minha conta', href: SIGN_IN },
        ],
      },
    ],
    rights: 'Todos os direitos reservados.',
    badges: ['SSL Seguro', 'Feito no Brasil'],
  },
};

export type LandingContent = typeof landing;
