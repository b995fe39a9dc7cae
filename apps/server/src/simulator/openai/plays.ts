/** What the simulated provider can be asked to play, by a word in the question. */
const PLAYS = {
  '401': 'simular erro 401',
  '404': 'simular erro 404',
  '429': 'simular erro 429',
  '500': 'simular erro 500',
  /** Another server answers at that address. */
  page: 'simular página',
  down: 'simular queda',
  silent: 'simular silêncio',
  /** The connection breaks after a few words. */
  cut: 'simular corte',
  /** It stops after a few words, without a word about it. */
  stall: 'simular demora',
  /** It reports an error after a few words. */
  error: 'simular falha',
  /** It says nothing of what was used. */
  uncounted: 'simular sem contagem',
} as const;
export type Play = keyof typeof PLAYS;

export function playIn(question: string): Play | null {
  const asked = question.toLowerCase();
  const names = Object.keys(PLAYS) as Play[];
  return names.find((name) => asked.includes(PLAYS[name])) ?? null;
}
