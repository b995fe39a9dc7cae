export const exportLabels = {
  exportCsv: 'Exportar CSV',
  failed: 'Erro ao exportar agendamentos',
};
