export const packageFileLabels = {
  header: [
    'Nome',
    'Descrição',
    'Sessões',
    'Preço',
    'Validade (dias)',
    'Comissão de quem vende (%)',
    'Vendido pelo link',
    'Status',
    'Criado em',
  ],
  yes: 'Sim',
  no: 'Não',
  active: 'Ativo',
  inactive: 'Inativo',
};
