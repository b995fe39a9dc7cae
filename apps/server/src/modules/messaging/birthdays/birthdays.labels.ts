const people = (count: number) =>
  count === 1 ? '1 cliente receberia' : `${count} clientes receberiam`;

export const birthdayLabels = {
  nobody: 'Hoje ninguém faz aniversário.',
  would: (count: number) => `Hoje ${people(count)} a mensagem.`,
  sent: 'O teste foi enviado só para o seu próprio número.',
  noNumber: 'Nenhum número está enviando agora, então nada foi enviado.',
  /** Of a day on which nobody has her birthday the test still shows one. */
  madeUpName: 'Maria',
};
