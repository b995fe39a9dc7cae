export const notAllowedLabels = { title: 'Sem permissão' };
