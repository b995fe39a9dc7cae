/** What paid without money, as a receipt says it. */
export const paidWithNames = {
  session: (packageName: string) => `Pacote ${packageName}`,
  giftCard: (code: string) => `Vale-presente ${code}`,
  credit: 'Crédito da conta',
};

/** What a receipt calls what was left to be paid later: it pays nothing. */
export const leftOnAccount = 'Ficou na conta';

/** What an order of a gift card is called. */
export const giftCardOrderName = 'Vale-presente';

export const owingFileHeader = ['Cliente', 'Telefone', 'Deve (R$)', 'Última vez em'];
