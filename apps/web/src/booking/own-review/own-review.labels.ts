export const reviewPageLabels = {
  title: (company: string) => `Sua avaliação · ${company}`,
  subtitle: 'Sua avaliação',
  invalid: {
    title: 'Link inválido',
    text: 'Este link de avaliação não é válido. Ele pode já ter sido usado ou ter mais de 30 dias.',
  },
  unreachable: {
    title: 'Não foi possível abrir a avaliação.',
    text: 'Confira sua conexão e tente novamente.',
  },
  question: (firstName: string) =>
    firstName ? `${firstName}, como foi o seu atendimento?` : 'Como foi o seu atendimento?',
  what: (services: string, professional: string) => `${services} com ${professional}`,
  rating: 'Sua nota',
  star: (stars: number) => (stars === 1 ? '1 estrela' : `${stars} estrelas`),
  /** What each number of stars says. */
  words: ['Muito ruim', 'Ruim', 'Regular', 'Bom', 'Excelente'],
  missing: 'Escolha de 1 a 5 estrelas.',
  comment: 'Quer contar mais?',
  optional: 'Opcional',
  send: 'Enviar avaliação',
  failed: 'Não foi possível enviar',
  unanswered: 'Confira sua conexão e tente novamente.',
  thanks: (company: string) => `${company} recebeu a sua avaliação.`,
  thanksTitle: 'Agradecemos!',
};
