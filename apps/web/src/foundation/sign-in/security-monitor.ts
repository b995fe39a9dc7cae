import { showFailure } from '../toasts.ts';

const MOST_EVENTS = 100;
const UNREAD_FIELDS = /password|token|secret|code/i;

export type SecurityEvent = {
  kind: 'script-injection' | 'sql-injection' | 'rate-limit';
  severity: 'critical' | 'warning';
  /** Where it was seen, never what was typed: the log holds no personal data. */
  place: string;
  at: number;
};

type InputThreat = Exclude<SecurityEvent['kind'], 'rate-limit'>;

// Whole constructions and not words: "select" in a note and the name D'Ávila are ordinary text.
const PATTERNS: Record<InputThreat, readonly RegExp[]> = {
  'script-injection': [
    /<\s*\/?\s*script\b/i,
    /<\s*(iframe|object|embed)\b/i,
    /<[a-z][^>]*\son[a-z]+\s*=/i,
    /\b(javascript|vbscript)\s*:\s*\S/i,
    /\bdata\s*:\s*text\/html\b/i,
  ],
  'sql-injection': [
    /['"]\s*(or|and)\s+(['"]?)\w+\2\s*=\s*(['"]?)\w+/i,
    /\bunion\s+(all\s+)?select\s+[\w*'",\s]+(\bfrom\b|--)/i,
    /['";]\s*(drop|alter|truncate)\s+(table|database)\b/i,
    /['";]\s*(delete\s+from|insert\s+into)\s+\w+/i,
    /['"]\s*;?\s*--\s*$/,
  ],
};

const sentenceOf: Record<InputThreat, string> = {
  'script-injection': 'O texto enviado parece conter código. Ele é tratado como texto comum.',
  'sql-injection': 'O texto enviado parece um comando. Ele é tratado como texto comum.',
};

let log: readonly SecurityEvent[] = [];

/** The last hundred, oldest first. */
export function securityEvents(): readonly SecurityEvent[] {
  return log;
}

/** Looks at what is on its way to the server. It notes and warns; it never stops anything. */
export function watchInput(place: string, input: unknown): void {
  for (const kind of threatsIn(input)) {
    note({ kind, severity: 'critical', place, at: Date.now() });
    showFailure('Alerta de Segurança', sentenceOf[kind]);
  }
}

export function watchAnswer(place: string, status: number): void {
  if (status !== 429) return;
  note({ kind: 'rate-limit', severity: 'warning', place, at: Date.now() });
}

/** What the texts inside a value look like, each kind once. Passwords and codes are not read. */
export function threatsIn(input: unknown): InputThreat[] {
  const texts = textsIn(input);
  // The keys of a Record over InputThreat are exactly the threats.
  return (Object.keys(PATTERNS) as InputThreat[]).filter((kind) =>
    PATTERNS[kind].some((pattern) => texts.some((text) => pattern.test(text))),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inside]) =>
    UNREAD_FIELDS.test(field) ? [] : textsIn(inside),
  );
}

function note(event: SecurityEvent): void {
  log = keptEvents(log, event);
}

/** The log with one event more; the oldest drops out of a full one. */
export function keptEvents(
  events: readonly SecurityEvent[],
  event: SecurityEvent,
): readonly SecurityEvent[] {
  return [...events, event].slice(-MOST_EVENTS);
}
