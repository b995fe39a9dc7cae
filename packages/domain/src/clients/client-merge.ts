import type { Cents } from '../shared/money.ts';
import { CLIENT_LIMITS } from './client.ts';

/** What two records of one person are made into one from. */
export type MergeableClient = {
  name: string;
  email: string;
  phone: string;
  phoneKey: string;
  birthDate: Temporal.PlainDate | null;
  active: boolean;
  tags: string[];
  allergies: string;
  preferences: string;
  blockedAt: Temporal.Instant | null;
  blockedReason: string;
  /** How far she may owe; null: as far as everybody. */
  accountLimit: Cents | null;
  createdAt: Temporal.Instant;
};

/**
 * The first stays as she is; what she lacks is the second's. Nothing of the texts is lost: what does
 * not fit is in `mergeNotes`.
 */
export function mergedClient(
  kept: MergeableClient,
  merged: MergeableClient,
  { usualLimit }: { usualLimit: Cents },
): MergeableClient {
  return {
    name: kept.name,
    email: kept.email || merged.email,
    ...phoneOf(kept.phone ? kept : merged),
    birthDate: kept.birthDate ?? merged.birthDate,
    active: kept.active || merged.active,
    tags: allTags(kept, merged).slice(0, CLIENT_LIMITS.tags),
    allergies: joined(kept.allergies, merged.allergies),
    preferences: joined(kept.preferences, merged.preferences),
    // Whoever is blocked stays so: a second record is no way around it.
    ...blockOf(kept.blockedAt ? kept : merged),
    accountLimit: higherLimit([kept.accountLimit, merged.accountLimit], usualLimit),
    createdAt: earlier(kept.createdAt, merged.createdAt),
  };
}

function phoneOf({ phone, phoneKey }: MergeableClient) {
  return { phone, phoneKey };
}

function blockOf({ blockedAt, blockedReason }: MergeableClient) {
  return { blockedAt, blockedReason };
}

/** What the second has and the fields of the first have no room for, as notes about her. */
export function mergeNotes(kept: MergeableClient, merged: MergeableClient): string[] {
  const tags = allTags(kept, merged).slice(CLIENT_LIMITS.tags);
  return [
    ...(tags.length > 0 ? [`Etiquetas da ficha juntada: ${tags.join(', ')}`] : []),
    ...(fits(kept.allergies, merged.allergies)
      ? []
      : [`Alergias e cuidados da ficha juntada: ${merged.allergies}`]),
    ...(fits(kept.preferences, merged.preferences)
      ? []
      : [`Preferências da ficha juntada: ${merged.preferences}`]),
  ];
}

function allTags(kept: MergeableClient, merged: MergeableClient): string[] {
  return [...new Set([...kept.tags, ...merged.tags])];
}

function joined(first: string, second: string): string {
  return fits(first, second) ? together(first, second) : first;
}

function fits(first: string, second: string): boolean {
  return together(first, second).length <= CLIENT_LIMITS.textLength;
}

function together(first: string, second: string): string {
  if (first.includes(second)) return first;
  return first === '' ? second : `${first}\n${second}`;
}

/** What both owed together is hers now, so she may owe as far as the one who could owe more. */
function higherLimit([one, other]: [Cents | null, Cents | null], usual: Cents): Cents | null {
  return (one ?? usual) >= (other ?? usual) ? one : other;
}

function earlier(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) <= 0 ? one : other;
}
