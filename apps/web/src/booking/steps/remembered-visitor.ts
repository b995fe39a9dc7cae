export type RememberedVisitor = { phone: string; name: string; email: string };

const KEPT_AS = 'booking-visitor';

/** On the visitor's own device alone: the server tells nobody whose phone it is. */
export function remember({ phone, name, email }: RememberedVisitor): void {
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify({ phone, name, email }));
  } catch {
    // A browser that keeps nothing asks for the name again.
  }
}

/** What was typed last time, for whoever knows the phone. */
export function recall(phone: string): Omit<RememberedVisitor, 'phone'> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? 'null');
    if (!isVisitor(kept) || kept.phone !== phone) return null;
    return { name: kept.name, email: kept.email };
  } catch {
    return null;
  }
}

function isVisitor(kept: unknown): kept is RememberedVisitor {
  if (typeof kept !== 'object' || kept === null) return false;
  const { phone, name, email } = kept as Record<string, unknown>;
  return [phone, name, email].every((one) => typeof one === 'string');
}
