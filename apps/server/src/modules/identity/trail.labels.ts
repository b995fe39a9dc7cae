export const trailLabels = {
  /** The account may be gone by now. */
  support: (name: string | null) => (name ? `Suporte: ${name}` : 'Suporte'),
};
