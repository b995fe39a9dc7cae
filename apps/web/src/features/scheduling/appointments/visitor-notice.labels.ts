export const visitorLabels = {
  title: 'De quem é este agendamento?',
  differs: (typed: string, client: string) =>
    `O nome informado, ${typed}, não é o do cadastro deste telefone, ${client}.`,
  email: (typed: string) => `E-mail informado: ${typed}`,
  takeOver: 'Passar o nome e o e-mail informados para o cadastro',
  isPerson: (name: string) => `É ${name}`,
  somebodyElse: 'É outra pessoa',
  kept: (name: string) => `Agendamento de ${name}.`,
  failed: 'Não foi possível salvar',
};
