export type PrepaidKind = 'package' | 'gift_card' | 'account';

/** What each of them is called where it is sold. */
export const prepaidSaleLabels: Record<
  PrepaidKind,
  { title: string; button: string; confirm: string; done: string }
> = {
  package: {
    title: 'Vender pacote',
    button: 'Vender pacote',
    confirm: 'Receber',
    done: 'Pacote vendido com sucesso!',
  },
  gift_card: {
    title: 'Vender vale-presente',
    button: 'Vender vale-presente',
    confirm: 'Receber',
    done: 'Vale-presente vendido com sucesso!',
  },
  account: {
    title: 'Receber na conta',
    button: 'Receber',
    confirm: 'Receber',
    done: 'Pagamento registrado na conta!',
  },
};

export const prepaidFieldLabels = {
  cashClosed: 'O caixa está fechado. Abra o caixa para receber.',
  failed: 'Erro ao registrar a venda. Tente novamente.',
  package: 'Pacote',
  noPackages: 'Nenhum pacote ativo. Crie um em Pacotes.',
  amount: 'Valor',
  method: 'Forma de pagamento',
  recipient: 'Para quem é',
  recipientHelp: 'Sai impresso no vale. Pode ficar em branco.',
  message: 'Mensagem',
  validDays: 'Validade em dias',
  validDaysHelp: 'Em branco, não vence.',
  choose: 'Selecione',
  required: 'Preencha todos os campos obrigatórios.',
};
