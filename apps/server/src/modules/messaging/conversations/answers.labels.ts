/** What clients are answered by themselves. */
export const answerTexts = {
  cancelQuestion: (date: string, time: string) =>
    `Podemos cancelar o seu horário do dia ${date} às ${time}? Responda SIM para cancelar.`,
  optedOut:
    'Pronto! Você não vai mais receber novidades nossas por aqui. Avisos sobre os seus horários continuam chegando.',
};
