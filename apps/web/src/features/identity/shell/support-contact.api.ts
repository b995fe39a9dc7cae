import { normalizePhone } from '@app/domain/shared/phones';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { errorText } from '../../../foundation/error-text.ts';
import { whatsAppLink } from '../../../foundation/format.ts';
import { blockedLabels } from '../gate/gate.labels.ts';

type Contact = { whatsapp: string | null; email: string | null };
type SupportContact = {
  /** Opens the conversation; `null` when there is none to open. */
  link: string | null;
  isLoading: boolean;
  /** What to say instead. */
  reason: string;
};

export function useSupportContact(): SupportContact {
  const { contact } = useApi().platform.support;
  const { data, isPending, error } = useQuery(contact.queryOptions());
  return {
    link: data ? linkOf(data) : null,
    isLoading: isPending,
    reason: error ? errorText(error) : blockedLabels.noContact,
  };
}

/** WhatsApp before e-mail: it is answered sooner. */
function linkOf({ whatsapp, email }: Contact): string | null {
  if (whatsapp) return whatsAppLink(digitsOf(normalizePhone(whatsapp) ?? whatsapp));
  return email ? `mailto:${email}` : null;
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
