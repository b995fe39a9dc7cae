export const barcodeLabels = {
  camera: 'Ler código com a câmera',
  title: { goods: 'Ler código de barras', 'gift-card': 'Ler vale-presente' },
  hint: {
    goods: 'Aponte a câmera para o código de barras.',
    'gift-card': 'Aponte a câmera para o QR code do vale.',
  },
  read: (code: string) => `Lido: ${code}`,
  close: 'Concluir',
  denied:
    'Não foi possível abrir a câmera. Permita o uso da câmera nas configurações do navegador, ou digite o código.',
};
