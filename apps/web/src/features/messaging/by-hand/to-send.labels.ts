/** In the menu, which is on every screen: kept apart from the words of the list itself. */
export function toSendText(count: number): string {
  return count === 1 ? '1 mensagem espera' : `${count} mensagens esperam`;
}
