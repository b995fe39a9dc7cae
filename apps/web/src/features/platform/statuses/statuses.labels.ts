export const statusesLabels = {
  title: 'Status',
  explanation: 'Marcas suas para as empresas, como “VIP”. Nenhuma empresa as vê.',
  create: 'Novo Status',
  edit: 'Editar status',
  editAction: 'Editar',
  remove: 'Excluir',
  removeTitle: (name: string) => `Excluir ${name}?`,
  removeQuestion: 'As empresas que têm este status ficam sem ele.',
  none: 'Nenhum status cadastrado',
  created: 'Status criado!',
  updated: 'Status atualizado!',
  removed: 'Status removido!',
  failedToCreate: 'Erro ao criar status',
  failedToUpdate: 'Erro ao atualizar status',
  failedToRemove: 'Erro ao remover status',
  name: 'Nome',
  color: 'Cor',
  usualColor: 'Azul claro',
};

export const statusFieldNames = { name: statusesLabels.name, color: statusesLabels.color };
