import { normalizeForSearch } from '../shared/text.ts';
import { CLIENT_LIMITS } from './client.ts';
import type { ImportChoices, RowOutcome } from './client-import.ts';
import { withoutRepeats } from './import-cell.ts';
import { type EarlierRows, rowBefore, sharerBefore } from './import-earlier-rows.ts';
import { hasContact, type ImportedFields, type RowReading } from './import-row.ts';

/** A client of the company who has the row's phone or e-mail. */
export type KnownClient = {
  id: string;
  name: string;
  phone: string;
  phoneKey: string;
  email: string;
  birthDate: Temporal.PlainDate | null;
  tags: string[];
  allergies: string;
  preferences: string;
  acceptsMarketing: boolean;
  /** She said no herself, which no file can take back. */
  refusedMarketing: boolean;
  notes: string[];
};

/** What an update leaves the client with. `null` where nothing is added. */
export type ClientChange = Pick<
  KnownClient,
  'phone' | 'phoneKey' | 'email' | 'birthDate' | 'tags' | 'allergies' | 'preferences'
> & { acceptsMarketing: boolean | null; note: string | null };

export type Judgement = {
  outcome: RowOutcome;
  remarks: string[];
  clientId: string | null;
  change: ClientChange | null;
};

export type Circumstances = {
  earlier: EarlierRows;
  known: readonly KnownClient[];
  isForgotten: boolean;
  onKnown: ImportChoices['onKnown'];
};

export function judge(row: RowReading, circumstances: Circumstances): Judgement {
  const { earlier, known, isForgotten, onKnown } = circumstances;
  const { fields, remarks } = row;
  const same = known.find((client) => isSamePerson(fields, client));
  // Whoever came back and was registered again is a client like any other.
  if (isForgotten && !same) return without('forgotten', ['Esta pessoa pediu para ser esquecida.']);
  if (row.isInvalid) return without('invalid', remarks);

  const before = rowBefore(earlier, fields, same?.id ?? null);
  if (before) return without('duplicate', [...remarks, `Repete a linha ${before}.`]);
  if (same) return judgeKnown(row, same, onKnown);
  return without('new', [...remarks, ...sharedPhone(fields, circumstances)]);
}

function judgeKnown(
  { fields, remarks }: RowReading,
  client: KnownClient,
  onKnown: ImportChoices['onKnown'],
): Judgement {
  const duplicate = without('duplicate', [...remarks, 'Já está na lista.']);
  if (onKnown === 'skip') return { ...duplicate, clientId: client.id };

  const change = changeOf(fields, client);
  const refused = fields.acceptsMarketing === true && client.refusedMarketing;
  const consent = refused ? ['A recusa de mensagens já registrada continua valendo.'] : [];
  const changes = changedLabels(change, client);
  if (changes.length === 0) {
    return { ...duplicate, remarks: [...duplicate.remarks, ...consent], clientId: client.id };
  }
  const said = [...remarks, `Atualiza: ${changes.join(', ')}.`, ...consent];
  return { outcome: 'update', remarks: said, clientId: client.id, change };
}

/**
 * Families share phones and even e-mails, so the name has to be the same too. Where neither side
 * has more than a name, only another birth date tells them apart.
 */
function isSamePerson(fields: ImportedFields, client: KnownClient): boolean {
  if (normalizeForSearch(fields.name) !== normalizeForSearch(client.name)) return false;
  if (!hasContact(fields) && !hasContact(client)) return mayBeBornAlike(fields, client);
  if (fields.email !== '' && fields.email === client.email) return true;
  return fields.phone !== '' && fields.phoneKey === client.phoneKey;
}

function mayBeBornAlike(fields: ImportedFields, client: KnownClient): boolean {
  if (!fields.birthDate || !client.birthDate) return true;
  return fields.birthDate.equals(client.birthDate);
}

/** Names nobody: the remark would outlive her wish to be forgotten. */
function sharedPhone(fields: ImportedFields, { known, earlier }: Circumstances): string[] {
  if (fields.phoneKey === '') return [];
  const isKnown = known.some((client) => client.phoneKey === fields.phoneKey);
  if (isKnown) return ['Outro cliente já tem este telefone.'];
  const before = sharerBefore(earlier, fields);
  return before === null ? [] : [`A linha ${before} já tem este telefone.`];
}

/** Fills what is empty, replaces what differs, takes nothing away. */
function changeOf(fields: ImportedFields, client: KnownClient): ClientChange {
  const accepts = fields.acceptsMarketing;
  const isNews = accepts !== null && accepts !== client.acceptsMarketing;
  const isNewNote = fields.notes !== '' && !client.notes.includes(fields.notes);
  return {
    phone: fields.phone || client.phone,
    phoneKey: fields.phoneKey || client.phoneKey,
    email: fields.email || client.email,
    birthDate: fields.birthDate ?? client.birthDate,
    tags: withoutRepeats([...client.tags, ...fields.tags]).slice(0, CLIENT_LIMITS.tags),
    allergies: fields.allergies || client.allergies,
    preferences: fields.preferences || client.preferences,
    acceptsMarketing: isNews && !(accepts && client.refusedMarketing) ? accepts : null,
    note: isNewNote ? fields.notes : null,
  };
}

function changedLabels(change: ClientChange, client: KnownClient): string[] {
  const sameDate = String(change.birthDate) === String(client.birthDate);
  const labels: [string, boolean][] = [
    ['telefone', change.phone !== client.phone],
    ['e-mail', change.email !== client.email],
    ['nascimento', !sameDate],
    ['etiquetas', change.tags.length !== client.tags.length],
    ['alergias', change.allergies !== client.allergies],
    ['preferências', change.preferences !== client.preferences],
    ['consentimento', change.acceptsMarketing !== null],
    ['observação', change.note !== null],
  ];
  return labels.filter(([, isChanged]) => isChanged).map(([label]) => label);
}

function without(outcome: RowOutcome, remarks: string[]): Judgement {
  return { outcome, remarks, clientId: null, change: null };
}
