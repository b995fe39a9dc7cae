import type { ReviewStory } from '../review-words.ts';

/** A salon that people like, and that answers whoever does not. */
export const SALON_REVIEWS: ReviewStory = {
  days: 90,
  inHundred: 14,
  said: {
    5: [
      'Saí maravilhosa, como sempre!',
      'Atendimento impecável e no horário.',
      'Melhor corte que já fiz.',
      'Ambiente lindo, café ótimo e muito carinho.',
      '',
      '',
    ],
    4: ['Gostei muito, só esperei um pouquinho.', 'Muito bom, volto mês que vem.', '', ''],
    3: ['O resultado ficou bom, mas atrasou meia hora.', 'Esperava um tom mais claro.', ''],
    2: ['A cor não ficou como combinamos.', 'Achei o atendimento corrido.'],
    1: ['Precisei remarcar duas vezes e esperei quarenta minutos.'],
  },
  answer: 'Sentimos muito! Ligamos para você e vamos acertar na próxima visita.',
};
