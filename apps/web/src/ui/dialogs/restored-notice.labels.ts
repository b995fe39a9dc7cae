export const restoredLabels = {
  restored: 'Recuperamos o que você digitou.',
  discard: 'Descartar',
};
