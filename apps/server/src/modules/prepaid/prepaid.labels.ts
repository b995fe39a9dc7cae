/** What paid without money, as a receipt says it. */
export const paidWithNames = {
  session: (packageName: string) => `Pacote ${packageName}`,
  giftCard: (code: string) => `Vale-presente ${code}`,
  account: 'Na conta do cliente',
};
