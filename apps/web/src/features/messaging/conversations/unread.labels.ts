/** The server counts up to a hundred. */
export function countShown(count: number): string {
  return count > 99 ? '99+' : String(count);
}

/** In the menu, which is on every screen: kept apart from the words of the conversations. */
export function unreadTalksText(count: number): string {
  return count === 1 ? '1 conversa não lida' : `${countShown(count)} conversas não lidas`;
}
