type Visit = { userName: string; name: string; until: string };

export const supportMailLabels = {
  title: 'O suporte entrou na sua empresa',
  who: ({ userName, name, until }: Visit) =>
    `${userName}, do suporte da plataforma, está vendo ${name} até ${until}.`,
  why: (reason: string) => `Motivo: ${reason}`,
  rights:
    'O suporte só olha: nada muda sem a sua permissão. Você pode encerrar a visita quando quiser.',
  open: 'Ver a visita',
};
