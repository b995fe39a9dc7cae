export const barcodeLabels = {
  camera: 'Ler código com a câmera',
  title: 'Ler código de barras',
  hint: 'Aponte a câmera para o código de barras.',
  read: (code: string) => `Lido: ${code}`,
  close: 'Concluir',
  denied:
    'Não foi possível abrir a câmera. Permita o uso da câmera nas configurações do navegador, ou digite o código.',
};
