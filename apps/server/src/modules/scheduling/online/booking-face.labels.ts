export const faceLabels = {
  title: (company: string) => `${company} · Agendamento Online`,
  subtitle: 'Agendamento Online',
  description: (company: string, address: string) =>
    `Agende seu horário em ${company}${address ? `, ${address}` : ''}. Veja serviços, preços e horários livres, sem cadastro.`,
};
