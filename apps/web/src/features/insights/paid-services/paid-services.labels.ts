import type { SoldPart } from '@app/domain/insights/sold';

export const paidServicesLabels = {
  title: 'Serviços pagos',
  back: 'Voltar ao BI e Relatórios',
  backToReports: 'Voltar aos Relatórios',
  parts: 'O que foi pago',
  export: 'Exportar CSV',
  failedToExport: 'Erro ao exportar',
  nothingFound: 'Nada foi pago neste período com estes filtros.',
  toAgenda: 'Ver a agenda',
  toCash: 'Abrir o Caixa',
  clear: 'Limpar filtros',
  notAllowed: 'Você não tem permissão para ver os serviços pagos.',
  goToFinancial: 'Ir para Financeiro',
};

/** What each part of what was paid is called, in the list as in the reports. */
export const soldText: Record<SoldPart, SoldWords> = {
  services: {
    title: 'Serviços pagos',
    short: 'Serviços',
    explanation: 'O que os clientes pagaram por cada serviço, e o que foi estornado.',
    empty:
      'Nenhum serviço pago neste período. Cada serviço aparece aqui assim que o cliente paga por ele.',
    thing: 'Serviço',
    people: 'Cliente e profissional',
  },
  products: {
    title: 'Produtos vendidos',
    short: 'Produtos',
    explanation: 'O que os clientes pagaram por cada produto, e o que foi estornado.',
    empty:
      'Nenhum produto vendido neste período. O que for vendido no balcão ou junto de um atendimento aparece aqui.',
    thing: 'Produto',
    people: 'Cliente e vendedor',
  },
  prepaid: {
    title: 'Pacotes, vales e contas',
    short: 'Pacotes e vales',
    explanation:
      'O que os clientes pagaram por pacotes, vales-presente e na própria conta, e o que foi estornado.',
    empty:
      'Nenhum pacote ou vale vendido neste período. O que os clientes pagarem para usar depois aparece aqui.',
    thing: 'Item',
    people: 'Cliente e vendedor',
  },
};

type SoldWords = {
  title: string;
  /** Where there is little room. */
  short: string;
  explanation: string;
  empty: string;
  /** Above the names. */
  thing: string;
  people: string;
};

export const paidColumns = {
  date: 'Data',
  gross: 'Valor',
  discount: 'Desconto',
  prepaid: 'Pago antes',
  net: 'Líquido',
  receipt: 'Recibo',
  refund: 'Estorno',
};

export const paidSums = {
  list: 'Somas do que está na lista',
  count: 'Linhas',
  gross: 'Valor',
  discount: 'Desconto',
  prepaid: 'Pago antes',
  net: 'Líquido',
};

export const paidSumsHelp = {
  count:
    'Todas as linhas da lista, também as que ainda não foram carregadas. Um estorno é uma linha.',
  gross: 'Os preços do que está na lista, antes dos descontos. Estornos diminuem a soma.',
  discount:
    'A parte de cada linha nos cupons e descontos dos pagamentos. Estornos diminuem a soma.',
  prepaid:
    'O que foi usado de pacotes, vales-presente e contas de clientes: virou receita no dia em que foi pago.',
  net: 'Valor menos desconto e o que foi pago antes: o que entrou por isto no mesmo período, com os mesmos filtros. Gorjetas não entram.',
};

export function receiptNumberText(number: number): string {
  return `nº ${number}`;
}

export function seeReceiptText(number: number): string {
  return `Ver recibo ${receiptNumberText(number)}`;
}
