export const coverLabels = {
  book: 'Agendar',
  next: (when: string) => `Próximo horário livre: ${when}`,
  at: (day: string, time: string) => `${day} às ${time}`,
  today: 'hoje',
  tomorrow: 'amanhã',
  full: 'Sem horários livres nos próximos dias',
  facts: 'Sobre',
  map: 'Ver no mapa',
  call: 'Ligar',
  whatsapp: 'WhatsApp',
  hours: 'Horário de funcionamento',
  openToday: (hours: string, name: string) => `Hoje: ${hours}${name && ` (${name})`}`,
  closed: 'fechado',
  services: 'Serviços e preços',
  otherServices: 'Outros',
  allServices: (count: number) => `Ver todos os ${count} serviços`,
  noServices: 'Nenhum serviço disponível no momento.',
};

export const switchedOffLabels = {
  title: 'Agendamento online indisponível no momento',
  text: (company: string) => `${company} não está recebendo agendamentos por aqui agora.`,
};
