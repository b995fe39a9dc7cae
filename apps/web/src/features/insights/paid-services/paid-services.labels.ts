export const paidServicesLabels = {
  title: 'Serviços pagos',
  explanation: 'O que os clientes pagaram por cada serviço, e o que foi estornado.',
  back: 'Voltar ao BI e Relatórios',
  export: 'Exportar CSV',
  failedToExport: 'Erro ao exportar',
  empty:
    'Nenhum serviço pago neste período. Cada serviço aparece aqui assim que o cliente paga por ele.',
  nothingFound: 'Nenhum serviço pago neste período com estes filtros.',
  clear: 'Limpar filtros',
  notAllowed: 'Você não tem permissão para ver os serviços pagos.',
  goToFinancial: 'Ir para Financeiro',
};

export const paidColumns = {
  service: 'Serviço',
  date: 'Data',
  people: 'Cliente e profissional',
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
  gross: 'Os preços dos serviços da lista, antes dos descontos. Estornos diminuem a soma.',
  discount:
    'A parte de cada serviço nos cupons e descontos dos pagamentos. Estornos diminuem a soma.',
  prepaid:
    'O que foi usado de pacotes, vales-presente e contas de clientes: virou receita no dia em que foi pago.',
  net: 'Valor menos desconto e o que foi pago antes: a receita de serviços do mesmo período, com os mesmos filtros. Gorjetas não entram.',
};

export function receiptNumberText(number: number): string {
  return `nº ${number}`;
}

export function seeReceiptText(number: number): string {
  return `Ver recibo ${receiptNumberText(number)}`;
}
