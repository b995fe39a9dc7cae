import type { Session } from '@app/contract/identity/session.contract';
import {
  type Icon,
  IconBellRinging,
  IconBuildingStore,
  IconCake,
  IconCalendarOff,
  IconCalendarRepeat,
  IconCash,
  IconChartBar,
  IconClipboardCheck,
  IconCopy,
  IconCreditCard,
  IconDoorOff,
  IconFileImport,
  IconHeadset,
  IconLink,
  IconListDetails,
  IconPercentage,
  IconReceipt,
  IconShieldLock,
  IconUserCircle,
  IconUserDollar,
  IconUsersGroup,
  IconUsersPlus,
} from '@tabler/icons-react';
import { type Module, sessionMay, sessionOpens } from '../../../foundation/sign-in/session.tsx';

type Permission = Parameters<typeof sessionMay>[1];

type Screen = {
  label: string;
  /** What else people call it. */
  words: string;
  address: string;
  icon: Icon;
  module?: Module;
  /** All of them are needed. */
  permissions: readonly Permission[];
};

const ofAgenda: readonly Screen[] = [
  {
    label: 'Retornos',
    words: 'clientes que devem voltar sumidos chamar',
    address: '/dashboard/clients/returns',
    icon: IconCalendarRepeat,
    module: 'appointments',
    permissions: ['appointments.view', 'clients.view'],
  },
  {
    label: 'Sem atendimento',
    words: 'agendamentos afetados resolver remarcar',
    address: '/dashboard/appointments/unsolved',
    icon: IconDoorOff,
    module: 'appointments',
    permissions: ['appointments.manage'],
  },
  {
    label: 'Clientes duplicados',
    words: 'repetidos iguais juntar unir mesclar',
    address: '/dashboard/clients/duplicates',
    icon: IconCopy,
    module: 'clients',
    permissions: ['clients.erase'],
  },
  {
    label: 'Importar clientes',
    words: 'planilha csv excel trazer contatos',
    address: '/dashboard/clients/import',
    icon: IconFileImport,
    module: 'clients',
    permissions: ['clients.import'],
  },
];

const ofStock: readonly Screen[] = [
  {
    label: 'Contagem de estoque',
    words: 'contar inventário código de barras produtos',
    address: '/dashboard/stock/contagem',
    icon: IconClipboardCheck,
    module: 'stock',
    permissions: ['stock.manage'],
  },
];

const ofMoney: readonly Screen[] = [
  {
    label: 'Caixa',
    words: 'abrir fechar abertura fechamento caixa gaveta sangria suprimento troco contar retirar',
    address: '/dashboard/financial?tab=cash',
    icon: IconCash,
    module: 'financial',
    permissions: ['cash.view'],
  },
  {
    label: 'Comissões a pagar',
    words: 'pagar comissão vale acerto repasse',
    address: '/dashboard/financial?tab=commissions',
    icon: IconPercentage,
    module: 'financial',
    permissions: ['commissions.pay'],
  },
  {
    label: 'Comissões da equipe',
    words: 'tabela porcentagem',
    address: '/dashboard/professionals/commissions',
    icon: IconPercentage,
    module: 'professionals',
    permissions: ['commissions.view'],
  },
  {
    label: 'Fiado',
    words: 'quem deve conta do cliente dívida cobrar pendura crédito',
    address: '/dashboard/financial/accounts',
    icon: IconUserDollar,
    module: 'financial',
    permissions: ['prepaid.view'],
  },
  {
    label: 'A receber',
    words: 'maquininha cartão parcelas taxas antecipação recebíveis',
    address: '/dashboard/financial/receivables',
    icon: IconCreditCard,
    module: 'financial',
    permissions: ['transactions.view'],
  },
  {
    label: 'Transações',
    words: 'lançar despesa receita conta livro gasto entrada saída estornar devolver',
    address: '/dashboard/financial/transactions',
    icon: IconListDetails,
    module: 'financial',
    permissions: ['transactions.view'],
  },
  {
    label: 'Extrato do profissional',
    words: 'minhas comissões gorjetas',
    address: '/dashboard/financial/statement',
    icon: IconReceipt,
    module: 'financial',
    permissions: ['statement.own'],
  },
];

const ofResults: readonly Screen[] = [
  {
    label: 'Serviços pagos',
    words: 'vendas faturamento',
    address: '/dashboard/financial/paid-services',
    icon: IconReceipt,
    module: 'financial',
    permissions: ['insights.view'],
  },
  {
    label: 'BI e Relatórios',
    words: 'resultados gráficos ocupação',
    address: '/dashboard/financial?tab=insights',
    icon: IconChartBar,
    module: 'financial',
    permissions: ['insights.view'],
  },
  {
    label: 'Saúde Financeira',
    words: 'lucro margem previsão',
    address: '/dashboard/financial?tab=health',
    icon: IconChartBar,
    module: 'financial',
    permissions: ['insights.view'],
  },
];

const ofSettings: readonly Screen[] = [
  {
    label: 'Configurações: Empresa',
    words: 'endereço telefone logotipo nome cnpj',
    address: '/dashboard/settings?tab=company',
    icon: IconBuildingStore,
    permissions: ['company.view'],
  },
  {
    label: 'Configurações: Assinatura',
    words: 'plano pagamento cobrança mensalidade fatura',
    address: '/dashboard/settings?tab=subscription',
    icon: IconCreditCard,
    permissions: ['subscription.view'],
  },
  {
    label: 'Configurações: Agendamento Público',
    words: 'enviar compartilhar copiar link whatsapp qr online',
    address: '/dashboard/settings?tab=public-booking',
    icon: IconLink,
    module: 'settings',
    permissions: ['company.view'],
  },
  {
    label: 'Configurações: Feriados e Fechamentos',
    words: 'folga fechar dia férias recesso',
    address: '/dashboard/settings?tab=closings',
    icon: IconCalendarOff,
    module: 'settings',
    permissions: ['company.view'],
  },
  {
    label: 'Configurações: Financeiro',
    words: 'formas de pagamento pix categorias',
    address: '/dashboard/settings?tab=financial',
    icon: IconCash,
    module: 'settings',
    permissions: ['company.view'],
  },
  {
    label: 'Configurações: Lembretes',
    words: 'avisar clientes confirmação mensagem automática silêncio',
    address: '/dashboard/settings?tab=reminders',
    icon: IconBellRinging,
    module: 'messages',
    permissions: ['messages.manage'],
  },
  {
    label: 'Configurações: Aniversários',
    words: 'parabéns felicitar mensagem',
    address: '/dashboard/settings?tab=birthdays',
    icon: IconCake,
    module: 'messages',
    permissions: ['messages.manage'],
  },
  {
    label: 'Configurações: Acessos',
    words: 'convidar membros usuários permissões recepcionista',
    address: '/dashboard/settings?tab=members',
    icon: IconUsersPlus,
    permissions: ['members.view'],
  },
  {
    label: 'Configurações: Suporte',
    words: 'visitas ajuda plataforma permissão quem entrou',
    address: '/dashboard/settings?tab=support',
    icon: IconHeadset,
    permissions: ['company.manage'],
  },
  {
    label: 'Primeiros passos',
    words: 'serviços prontos equipe começar',
    address: '/dashboard/primeiros-passos',
    icon: IconUsersGroup,
    module: 'settings',
    permissions: ['company.manage', 'services.manage', 'professionals.manage'],
  },
  {
    label: 'Perfil',
    words: 'meu trocar mudar senha e-mail foto conta avisos notificações',
    address: '/dashboard/profile',
    icon: IconUserCircle,
    permissions: [],
  },
  {
    label: 'Pedidos de titulares (LGPD)',
    words: 'privacidade apagar dados',
    address: '/dashboard/clients/privacy',
    icon: IconShieldLock,
    module: 'clients',
    permissions: ['clients.erase'],
  },
];

const screens = [...ofAgenda, ...ofStock, ...ofMoney, ...ofResults, ...ofSettings];

/** What lies below the entries of the menu, for whoever may go there. */
export function moreScreensOf(session: Session): readonly Screen[] {
  return screens.filter(
    ({ module, permissions }) =>
      (!module || sessionOpens(session, module)) &&
      permissions.every((permission) => sessionMay(session, permission)),
  );
}
