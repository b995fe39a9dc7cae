export const filterLabels = {
  service: 'Serviço',
  everyService: 'Todos os serviços',
  noService: 'Nenhum serviço encontrado',
  loading: '…',
};

export function professionalText(name: string): string {
  return `Profissional: ${name}`;
}

export function withoutProfessionalText(name: string): string {
  return `Remover filtro: ${professionalText(name)}`;
}
