export const bellLabels = {
  title: 'Avisos',
  /** The count as it is seen: whoever speaks to the screen says what she reads. */
  of: (count: string) => {
    if (count === '') return 'Avisos';
    return count === '1' ? 'Avisos: 1 não lido' : `Avisos: ${count} não lidos`;
  },
};
