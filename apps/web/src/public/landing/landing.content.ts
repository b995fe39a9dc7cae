import { SAMPLE_SLUG } from '@app/domain/company/sample-company';
import type { Capability } from '@app/domain/shared/capabilities';
import { slot } from '@app/domain/shared/page-template';
import {
  IconBellRinging,
  IconBrandWhatsapp,
  IconCalendarCheck,
  IconChartHistogram,
  IconCloudUpload,
  IconDeviceMobile,
  IconGift,
  IconHeadset,
  IconMessageChatbot,
  IconSpeakerphone,
  IconStar,
  IconUserHeart,
  IconUsersGroup,
  IconWallet,
} from '@tabler/icons-react';
import {
  whenAllInOne,
  whenBackedUp,
  whenByQrCode,
  whenTrial,
  whenUnlimited,
  whenWorks,
} from '../known-by-server.ts';

// Everything the landing page claims, in one file: only what works, and only what happened. There are
// no testimonials until somebody gave one. A section whose list is empty is not shown, nor linked to.

export const SIGN_IN = '/auth?mode=signin';
export const SIGN_UP = '/auth?mode=signup';
/** Where a visitor sees how it works without an account. */
export const DEMONSTRATION = `/booking/${SAMPLE_SLUG}`;

/** '7 dias', unless the first plan on offer says otherwise. */
const TRIAL = slot('span');

type Testimonial = { name: string; company: string; text: string };

/** What is promised where somebody can be reached, makes backups or lets try; the server knows. */
export const NEEDS_CONTACT = 'contact';
export const NEEDS_BACKUPS = 'backups';
export const NEEDS_TRIAL = 'free-trial';
const NEEDS_NO_TRIAL = 'no-trial';

/** What has to be so, as the server knows it, for something to be said. */
export type Need =
  | Capability
  | typeof NEEDS_CONTACT
  | typeof NEEDS_BACKUPS
  | typeof NEEDS_TRIAL
  | typeof NEEDS_NO_TRIAL;

type Feature = { needs: Need; icon: typeof IconGift; title: string; text: string };
type Question = { needs: Need | null; question: string; answer: string };

export const landing = {
  title: `Agendamento online${whenWorks('whatsapp', ', WhatsApp')} e gestão para o seu negócio`,
  description: `Agenda online, ${whenWorks('whatsapp', 'confirmação pelo WhatsApp, ')}clientes, equipe e caixa em um só lugar. ${whenTrial(`Teste grátis por ${TRIAL}, sem cartão de crédito.`, 'Sem taxa de adesão e sem fidelidade.')}`,

  hero: {
    kicker: 'Para salões, clínicas e estúdios',
    title: `Transforme seu Negócio com agendamento${whenWorks('whatsapp', ', WhatsApp')} e gestão em um só lugar`,
    lead: `Seu cliente marca pelo celular${whenWorks('whatsapp', ', confirma pelo WhatsApp e volta', ', a qualquer hora')}. Você vê a agenda, a equipe e o caixa do dia em um só lugar.`,
    start: `Começar${whenTrial(' Grátis')} Agora`,
    demonstration: 'Ver Demonstração',
    smallPrint: `${whenTrial(`${TRIAL} grátis • Sem cartão de crédito`, 'Sem taxa de adesão • Sem fidelidade')} • Cancele quando quiser`,
  },

  statistics: [
    {
      figure: whenTrial(TRIAL, '2 min'),
      label: whenTrial('grátis', 'de cadastro'),
      detail: whenTrial('com todos os recursos', 'e a sua conta está criada'),
    },
    { figure: '24h', label: 'de agenda aberta', detail: 'seu cliente marca quando quiser' },
    { figure: 'R$ 0', label: 'de adesão', detail: 'e sem fidelidade' },
    { figure: '100%', label: 'em português', detail: 'do cadastro ao caixa' },
  ],

  howItWorks: {
    title: 'Como Funciona em 4 Passos Simples',
    lead: 'Do cadastro ao primeiro horário marcado no mesmo dia.',
    start: `Criar minha conta${whenTrial(' grátis')}`,
    steps: [
      {
        title: `Cadastre-se${whenTrial(' grátis')}`,
        text: `Crie sua conta em menos de 2 minutos. ${whenTrial('Não pedimos cartão de crédito.', 'Não há taxa de adesão.')}`,
      },
      {
        title: 'Configure do seu jeito',
        text: 'Informe seus serviços, profissionais e horários de atendimento.',
      },
      {
        title: whenWorks('whatsapp', 'Conecte o WhatsApp', 'Abra a sua agenda'),
        text: whenWorks(
          'whatsapp',
          whenByQrCode(
            'Com um clique e a leitura do QR code, as mensagens saem do seu próprio número.',
            'Ligue o número que você tem na API oficial da Meta, e as mensagens saem dele.',
          ),
          'Ligue o agendamento online e receba um link só seu, pronto para enviar.',
        ),
      },
      {
        title: 'Comece a faturar mais',
        text: 'Compartilhe seu link, receba agendamentos e acompanhe os resultados.',
      },
    ],
  },

  features: {
    title: 'Tudo o que o seu dia precisa',
    lead: `Recursos que trabalham juntos${whenAllInOne(', todos incluídos no mesmo plano.', '.')}`,
    list: [
      {
        needs: 'booking',
        icon: IconCalendarCheck,
        title: 'Agendamento com confirmação automática',
        text: 'O cliente escolhe o horário livre e já sai com ele marcado, se você quiser.',
      },
      {
        needs: 'clients',
        icon: IconUserHeart,
        title: 'Gestão de clientes',
        text: `Histórico${whenWorks('loyalty', ', preferências e fidelidade', ' e preferências')} de cada pessoa, sempre à mão.`,
      },
      {
        needs: 'whatsapp',
        icon: IconBrandWhatsapp,
        title: 'Integração com WhatsApp',
        text: `Confirmações, lembretes e campanhas pelo seu número${whenByQrCode(', conectado por QR code.', ', pela API oficial da Meta.')}`,
      },
      {
        needs: 'reports',
        icon: IconChartHistogram,
        title: 'Relatórios e painéis',
        text: 'Decida com números: receita, ocupação, retorno de clientes e previsão do mês.',
      },
      {
        needs: 'assistant',
        icon: IconMessageChatbot,
        title: 'Assistente de IA',
        text: 'Pergunte como vai o mês e receba a resposta com os seus números.',
      },
      {
        needs: 'cash',
        icon: IconWallet,
        title: 'Controle financeiro',
        text: 'Receitas, despesas e comissões fechadas sem planilha.',
      },
      {
        needs: 'loyalty',
        icon: IconGift,
        title: 'Programa de fidelidade',
        text: `${whenWorks('points', 'Pontos e recompensas', 'Recompensas')} que fazem o cliente voltar.`,
      },
      {
        needs: 'reviews',
        icon: IconStar,
        title: 'Avaliações dos clientes',
        text: 'Cada atendimento avaliado por um link, com a média na sua página, se você quiser.',
      },
      {
        needs: 'coupons',
        icon: IconSpeakerphone,
        title: whenWorks('campaigns', 'Promoções e campanhas', 'Cupons de desconto'),
        text: whenWorks(
          'campaigns',
          'Ofertas segmentadas para quem tem mais chance de aceitar.',
          'Códigos com validade, limite de usos e valor mínimo, conferidos na hora de marcar.',
        ),
      },
      {
        needs: 'reminders',
        icon: IconBellRinging,
        title: 'Lembretes automáticos',
        text: whenWorks(
          'whatsapp',
          'Por WhatsApp e e-mail, na véspera e no dia, para ninguém esquecer a hora.',
          'Por e-mail, na véspera e no dia; para quem não tem e-mail, o texto fica pronto em “Para enviar”.',
        ),
      },
      {
        needs: 'team',
        icon: IconUsersGroup,
        title: 'Vários profissionais',
        text: 'Cada um com sua agenda, seus serviços e sua comissão.',
      },
      {
        needs: 'phone',
        icon: IconDeviceMobile,
        title: 'Feito para o celular',
        text: 'Funciona no telefone, no tablet e no computador, sem instalar nada.',
      },
      {
        needs: NEEDS_BACKUPS,
        icon: IconCloudUpload,
        title: 'Backups automáticos',
        text: 'Seus dados são copiados todos os dias, sem você precisar lembrar.',
      },
      {
        needs: NEEDS_CONTACT,
        icon: IconHeadset,
        title: 'Suporte em português',
        text: 'Gente que entende o seu negócio e responde no seu idioma.',
      },
    ] satisfies Feature[],
  },

  testimonials: {
    title: 'Quem usa, recomenda',
    list: [] as Testimonial[],
  },

  pricing: {
    title: whenAllInOne('Um preço simples, tudo incluído', 'Preços simples e claros'),
    lead: 'Sem taxa de adesão, sem fidelidade e sem surpresa no fim do mês.',
    badge: 'MAIS POPULAR',
    period: 'por mês',
    start: whenTrial('Testar grátis', 'Começar agora'),
    /** What stands here while the platform has no plan of its own to show. */
    fixedPlan: {
      name: 'Plano Total',
      description: 'Para o seu negócio inteiro, do primeiro horário ao fechamento do caixa.',
      price: 'R$ 59,90',
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
      ],
      /** The one that is so only where no plan has a limit, and what is said in its place. */
      unlimited: 'Agendamentos ilimitados',
      limited: 'Agendamento online',
      featureWithBackups: 'Backups automáticos',
      featureWithContact: 'Suporte em português',
    },
  },

  faq: {
    title: 'Perguntas frequentes',
    lead: 'O que todo mundo quer saber antes de começar.',
    list: [
      {
        needs: NEEDS_TRIAL,
        question: 'Como funciona o teste grátis?',
        answer: `Você usa o sistema por ${TRIAL} com todos os recursos liberados, sem cadastrar cartão de crédito. No fim do período, você decide se assina.`,
      },
      {
        needs: NEEDS_NO_TRIAL,
        question: 'Quando começo a pagar?',
        answer:
          'Criar a conta não custa nada. Para usar os recursos, você assina um plano, sem taxa de adesão e sem fidelidade.',
      },
      {
        needs: null,
        question: 'Posso cancelar quando quiser?',
        answer:
          'Sim. O cancelamento é gratuito e pode ser feito a qualquer momento, sem multa. Depois de cancelar, seus dados ficam guardados por 30 dias.',
      },
      {
        needs: 'whatsapp',
        question: 'Como conecto o meu WhatsApp?',
        answer: whenByQrCode(
          'Com um clique aparece um QR code. Você lê o código com o WhatsApp do seu celular e as mensagens passam a sair do seu próprio número.',
          'Pela API oficial do WhatsApp. Você cria a sua conta na Meta, informa aqui os dados do número e as mensagens passam a sair dele.',
        ),
      },
      {
        needs: 'team',
        question: 'Quantos profissionais posso cadastrar?',
        answer: `${whenUnlimited('Quantos você precisar. Profissionais e agendamentos são ilimitados, e cada', 'Depende do plano que você escolher. Cada')} profissional tem a própria agenda.`,
      },
      {
        needs: null,
        question: 'Meus dados estão seguros?',
        answer: `Sim. ${whenBackedUp('Fazemos backups automáticos todos os dias, a', 'A')} conexão é criptografada, os dados de cada empresa ficam separados dos das outras, e você leva tudo embora quando quiser.`,
      },
      {
        needs: null,
        question: 'Quanto tempo leva para começar?',
        answer:
          'O cadastro leva menos de 2 minutos. Depois é só informar serviços, profissionais e horários, e compartilhar o seu link.',
      },
      {
        needs: NEEDS_CONTACT,
        question: 'Que suporte vocês oferecem?',
        answer: 'Atendemos em português, pelos contatos que estão no fim desta página.',
      },
    ] satisfies Question[],
  },

  closingCall: {
    title: 'Sua agenda pode se encher sozinha a partir de hoje',
    lead: `Cadastre-se em menos de 2 minutos${whenTrial(' e use tudo, sem compromisso', ', sem taxa de adesão e sem fidelidade')}.`,
    start: `Começar Agora${whenTrial(` - ${slot('heading')} Grátis`)}`,
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
