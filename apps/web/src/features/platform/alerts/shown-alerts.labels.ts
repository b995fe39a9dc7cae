export const shownAlertsLabels = {
  region: 'Avisos da plataforma',
  dismiss: (title: string) => `Dispensar o aviso “${title}”`,
  failedToDismiss: 'Não foi possível dispensar o aviso',
};
