export const faceLabels = {
  title: (company: string) => `${company} · Agendamento Online`,
  subtitle: 'Agendamento Online',
  services: 'Serviços e preços',
  map: 'Ver no mapa',
  rating: (average: number, count: number) =>
    `${average.toLocaleString('pt-BR', { minimumFractionDigits: 1 })} · ${count.toLocaleString('pt-BR')} avaliações`,
  description: (company: string, address: string) =>
    `Agende seu horário em ${company}${address ? `, ${address}` : ''}. Veja serviços, preços e horários livres, sem cadastro.`,
};
