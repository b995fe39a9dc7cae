export const saleLabels = {
  title: 'Nova venda',
  /** Where it begins with one thing in it. */
  titles: {
    package: 'Vender pacote',
    gift_card: 'Vender vale-presente',
    account: 'Receber na conta',
  },
  buttons: { package: 'Vender pacote', gift_card: 'Vender vale-presente', account: 'Receber' },
  cashClosed: 'O caixa está fechado. Abra o caixa para registrar a venda.',
  openCash: 'Abrir caixa e vender',
  result: 'Venda registrada',
  client: 'Cliente',
  clientHelp: 'Nome ou telefone',
  nobodyFound: 'Ninguém encontrado',
  typeMore: 'Digite pelo menos 2 letras',
  seller: 'Quem vendeu',
  noSeller: 'Sem vendedor',
  empty: 'Escolha o que foi vendido.',
  clientNeeded: 'Escolha o cliente: pacotes e a conta são de alguém.',
  failed: 'Erro ao registrar a venda. Tente novamente.',
  done: 'Concluir',
  unnamed: 'Venda no balcão',
};

export const purchasesLabels = {
  title: 'Compras',
  none: 'Nenhuma compra ainda. O que for vendido no balcão ou junto de um atendimento aparece aqui.',
  refunded: 'estornada',
  soldBy: (name: string) => `vendido por ${name}`,
};
