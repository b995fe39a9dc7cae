export const failedLabels = {
  title: 'Erro na aplicação',
  text: 'Algo inesperado aconteceu nesta tela.',
  reload: 'Recarregar Página',
  start: 'Voltar ao Início',
};
