export const bellLabels = {
  title: 'Avisos',
  of: (count: number) => {
    if (count === 0) return 'Avisos';
    return count === 1 ? 'Avisos: 1 não lido' : `Avisos: ${count} não lidos`;
  },
};
