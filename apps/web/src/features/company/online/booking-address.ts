import { whatsAppLink } from '../../../foundation/format.ts';

export function shortLink(slug: string): string {
  return `${location.origin}/b/${slug}`;
}

const INVITATION = 'Agora você pode agendar seu horário online:';

/** Opens WhatsApp with the words written; to whom, it asks itself. */
export function invitationLink(link: string): string {
  return whatsAppLink('', `${INVITATION} ${link}`);
}
