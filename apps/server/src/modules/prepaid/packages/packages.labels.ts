export const packageFileLabels = {
  header: [
    'Nome',
    'Descrição',
    'Sessões',
    'Preço',
    'Validade (dias)',
    'Comissão de quem vende (%)',
    'Status',
    'Criado em',
  ],
  active: 'Ativo',
  inactive: 'Inativo',
};
