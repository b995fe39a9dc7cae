/** Opens a conversation, with words already written where there are any; without a phone it asks to whom. */
export function whatsAppLink(phone: string, text?: string): string {
  const address = `https://wa.me/${phone}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
}
