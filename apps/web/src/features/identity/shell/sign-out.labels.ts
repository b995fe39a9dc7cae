export const signOutLabels = { failed: 'Erro no logout' };
