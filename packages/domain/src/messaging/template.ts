/** What a template can be for. `welcome` is the platform's own: companies do not choose it. */
export const TEMPLATE_TYPES = [
  'appointment_created',
  'appointment_confirmation',
  'appointment_reminder_24h',
  'appointment_reminder_1h',
  'appointment_completed',
  'review_request',
  'appointment_moved',
  'appointment_cancellation',
  'birthday',
  'custom',
  'welcome',
] as const;
export type TemplateType = (typeof TEMPLATE_TYPES)[number];

export const TEMPLATE_LIMITS = { nameLength: 80, templates: 200 } as const;

/** An older list had one kind of reminder: it was the one of the day before. */
export function readTemplateType(stored: string): TemplateType | null {
  if (stored === 'appointment_reminder') return 'appointment_reminder_24h';
  return TEMPLATE_TYPES.find((type) => type === stored) ?? null;
}

export const TEMPLATE_VARIABLES = [
  'client_name',
  'appointment_date',
  'appointment_time',
  'service_name',
  'professional_name',
  'company_name',
  'review_link',
  'last_appointment_date',
  'days_since_last_appointment',
  'total_appointments',
  'birthday_date',
  'days_until_birthday',
  'owner_name',
  'plan_name',
  'amount',
  'expiry_date',
  'days_remaining',
] as const;
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number];

/** Those that only the platform's own messages to companies fill. */
export const PLATFORM_VARIABLES: readonly TemplateVariable[] = [
  'owner_name',
  'plan_name',
  'amount',
  'expiry_date',
  'days_remaining',
];

/** What is known of a client, with or without a visit. */
export const CLIENT_VARIABLES: readonly TemplateVariable[] = [
  'client_name',
  'company_name',
  'last_appointment_date',
  'days_since_last_appointment',
  'total_appointments',
  'birthday_date',
  'days_until_birthday',
];
const OF_VISIT: readonly TemplateVariable[] = [
  'appointment_date',
  'appointment_time',
  'service_name',
  'professional_name',
];
/** For messages about a visit. */
export const VISIT_VARIABLES = [...CLIENT_VARIABLES, ...OF_VISIT];

/** What a template of a type fills in. Wishes and what goes to many speak of no visit. */
export function filledVariables(type: TemplateType): readonly TemplateVariable[] {
  if (type === 'welcome') return ['company_name', ...PLATFORM_VARIABLES];
  if (type === 'custom' || type === 'birthday') return CLIENT_VARIABLES;
  return type === 'review_request' ? [...VISIT_VARIABLES, 'review_link'] : VISIT_VARIABLES;
}

/** What is known of an occasion; the rest becomes empty. */
export type TemplateValues = Partial<Record<TemplateVariable, string>>;

/** The reminders' form has always written these four in Portuguese. */
const SHORT_NAMES: Readonly<Record<string, TemplateVariable>> = {
  NOME: 'client_name',
  HORARIO: 'appointment_time',
  EMPRESA: 'company_name',
  SERVICO: 'service_name',
};

/** People write '{serviço}' and '{nome do cliente}' too: words in braces, whatever letters they have. */
const NAME = String.raw`[\p{L}\p{N}_][\p{L}\p{M}\p{N}_ .-]{0,39}?`;
const PLACEHOLDER = new RegExp(
  String.raw`\{\{\s*(?<double>${NAME})\s*\}\}|\{\s*(?<single>${NAME})\s*\}`,
  'gu',
);

/** Puts the values in, once: a value that looks like a variable stays as it is. */
export function renderTemplate(text: string, values: TemplateValues): string {
  return tidied(
    text.replace(PLACEHOLDER, (whole, double?: string, single?: string) => {
      const variable = variableOf(double ?? single ?? '');
      return variable === null ? whole : (values[variable] ?? '');
    }),
  );
}

/** What is written like a variable and is none, as it was typed; it is sent just so. */
export function unknownVariables(text: string): string[] {
  const unknown = [...text.matchAll(PLACEHOLDER)]
    .filter(({ groups }) => variableOf(groups?.double ?? groups?.single ?? '') === null)
    .map(([whole]) => whole);
  return [...new Set(unknown)];
}

export function usedVariables(text: string): TemplateVariable[] {
  const used = [...text.matchAll(PLACEHOLDER)].map(({ groups }) =>
    variableOf(groups?.double ?? groups?.single ?? ''),
  );
  return [...new Set(used.filter((variable) => variable !== null))];
}

/** A text in its pieces, for whoever shows what the variables are called. */
export function templateParts(text: string): (string | { variable: TemplateVariable })[] {
  const parts: (string | { variable: TemplateVariable })[] = [];
  let end = 0;
  for (const { 0: whole, index, groups } of text.matchAll(PLACEHOLDER)) {
    const variable = variableOf(groups?.double ?? groups?.single ?? '');
    if (variable === null) continue;
    parts.push(text.slice(end, index), { variable });
    end = index + whole.length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

function variableOf(name: string): TemplateVariable | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const short = Object.hasOwn(SHORT_NAMES, plain) && SHORT_NAMES[plain];
  if (short) return short;
  return TEMPLATE_VARIABLES.find((variable) => variable.toUpperCase() === plain) ?? null;
}

/** An empty value leaves two blanks, or one before a comma: nobody writes so. */
function tidied(text: string): string {
  return text
    .replace(/(?<=\S)[ \t]{2,}(?=\S)/g, ' ')
    .replace(/[ \t]+(?=[,.!?;:](?:\s|$))/g, '')
    .replace(/[ \t]*\(\s*\)/g, '');
}
