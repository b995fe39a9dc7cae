export const clientActionLabels = {
  edit: 'Editar',
  block: 'Bloquear',
  unblock: 'Desbloquear',
  deactivate: 'Inativar',
  reactivate: 'Ativar',
  remove: 'Excluir',
  exportData: 'Exportar dados do cliente',
  anonymize: 'Anonimizar',
  removeTitle: 'Confirmar exclusão',
  hasHistory: 'Este registro possui histórico e não pode ser excluído. Inative-o.',
  removed: 'Cliente excluído com sucesso!',
  deactivated: 'Cliente inativado com sucesso!',
  reactivated: 'Cliente ativado com sucesso!',
  blocked: 'Cliente bloqueado com sucesso!',
  unblocked: 'Cliente desbloqueado com sucesso!',
  dataExported: 'Dados exportados. O pedido ficou registrado.',
  anonymized: 'Cliente anonimizado com sucesso!',
  failedToRemove: 'Erro ao excluir cliente. Tente novamente.',
  failedToChange: 'Erro ao atualizar cliente. Tente novamente.',
  failedToExport: 'Erro ao exportar os dados do cliente',
};

export const blockLabels = {
  explanation: 'Um cliente bloqueado não consegue mais agendar online. Você ainda pode atendê-lo.',
  reason: 'Motivo',
  reasonHelp: 'Só a sua equipe vê.',
};

export const anonymizeLabels = {
  goes: 'Some para sempre: nome, telefone, e-mail, data de nascimento, etiquetas, alergias, preferências e anotações.',
  stays: 'Fica, sem dizer de quem: datas e valores do que já aconteceu, para as suas contas.',
  afterwards:
    'Uma nova importação não traz a pessoa de volta. O pedido fica registrado em Pedidos de titulares (LGPD).',
  cannotUndo: 'Isso não pode ser desfeito.',
  typed: 'Para confirmar, digite ANONIMIZAR',
  word: 'ANONIMIZAR',
};

export function removeQuestion(name: string): string {
  return `Tem certeza que deseja excluir ${name}? Isso não pode ser desfeito.`;
}

export function blockTitle(name: string): string {
  return `Bloquear ${name}`;
}

export function anonymizeTitle(name: string): string {
  return `Anonimizar ${name}`;
}
