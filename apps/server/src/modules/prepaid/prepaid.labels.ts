/** What paid without money, as a receipt says it. */
export const paidWithNames = {
  session: (packageName: string) => `Pacote ${packageName}`,
  giftCard: (code: string) => `Vale-presente ${code}`,
  account: 'Na conta do cliente',
};

/** What an order of a gift card is called. */
export const giftCardOrderName = 'Vale-presente';

export const owingFileHeader = ['Cliente', 'Telefone', 'Deve (R$)', 'Última vez em'];
