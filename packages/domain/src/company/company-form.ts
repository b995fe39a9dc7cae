import {
  type DocumentType,
  hasValidCheckDigits,
  maskDocument,
  normalizeDocument,
} from '../shared/documents.ts';
import { DEFAULT_TIMEZONE, type Timezone } from '../shared/local-time.ts';
import { normalizePhone, phoneInField } from '../shared/phones.ts';

export const STATES = [
  ...([
    'AC',
    'AL',
    'AP',
    'AM',
    'BA',
    'CE',
    'DF',
    'ES',
    'GO',
    'MA',
    'MT',
    'MS',
    'MG',
    'PA',
  ] as const),
  ...(['PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SP', 'SE', 'TO'] as const),
] as const;
export type State = (typeof STATES)[number];

export const COMPANY_LIMITS = {
  nameLength: 120,
  documentLength: 20,
  /** What a sign-up takes may stay. */
  phoneLength: 30,
  addressLength: 200,
  cityLength: 80,
  zipCodeLength: 10,
  privacyContactLength: 200,
  pixKeyLength: 100,
  shortestSlug: 3,
  longestSlug: 60,
  /** Addresses a company ever had. */
  slugs: 10,
} as const;

export const IMAGE_LIMITS = {
  bytes: 5 * 1024 * 1024,
  sideInPixels: 512,
  /** Of a picture that is seen over the whole width of a page. */
  coverSideInPixels: 1600,
} as const;

/** What has to be looked at more closely than a schema can. */
type CheckedFields = {
  documentType: DocumentType;
  document: string;
  phone: string;
  zipCode: string;
};

/** Beside which field of the form a person reads the sentence. */
export type FieldProblem = { field: keyof CheckedFields; sentence: string };

type CompanyCheck<Form extends CheckedFields> =
  | { accepted: true; company: Form & { documentNumber: string } }
  | { accepted: false; problems: FieldProblem[] };

type StoredFields = Pick<CheckedFields, 'documentType' | 'document' | 'phone'>;
type TypedDocument = Pick<CheckedFields, 'documentType' | 'document'>;

/**
 * The form as it is stored, or everything that is wrong with it at once. A sign-up takes documents
 * whose check digits fail, and phones from abroad: such a one may stay, but no other may come.
 */
export function checkCompany<Form extends CheckedFields>(
  form: Form,
  stored: StoredFields | null,
): CompanyCheck<Form> {
  const { documentType, document } = form;
  const phone = form.phone.trim() === '' ? '' : phoneOf(form.phone, stored);
  const zipCode = normalizeZipCode(form.zipCode);
  const hasDocument = hasValidCheckDigits(documentType, document) || isKept(form, stored);
  if (!hasDocument || phone === null || zipCode === null) {
    return {
      accepted: false,
      problems: [
        ...(hasDocument ? [] : [problem('document', SENTENCES.document)]),
        ...(phone === null ? [problem('phone', SENTENCES.phone)] : []),
        ...(zipCode === null ? [problem('zipCode', SENTENCES.zipCode)] : []),
      ],
    };
  }
  const company = {
    ...form,
    document: maskDocument(documentType, document),
    documentNumber: normalizeDocument(document),
    phone,
    zipCode,
  };
  return { accepted: true, company };
}

function phoneOf(typed: string, stored: StoredFields | null): string | null {
  const kept = stored?.phone ?? '';
  const isKept = [kept, phoneInField(kept)].includes(typed.trim());
  return normalizePhone(typed) ?? (isKept ? kept : null);
}

function isKept(typed: TypedDocument, stored: StoredFields | null): boolean {
  if (stored === null || typed.documentType !== stored.documentType) return false;
  // The form shows it masked, which cuts a document that is too long.
  const shown = maskDocument(stored.documentType, stored.document);
  return [stored.document, shown]
    .map(normalizeDocument)
    .includes(normalizeDocument(typed.document));
}

const SENTENCES = {
  document: 'Documento inválido. Verifique CPF ou CNPJ.',
  phone: 'Telefone inválido. Use o formato (11) 99999-9999',
  zipCode: 'CEP inválido',
} as const;

function problem(field: FieldProblem['field'], sentence: string): FieldProblem {
  return { field, sentence };
}

/** Eight digits, or nothing; `null` when it cannot be a CEP. */
function normalizeZipCode(typed: string): string | null {
  const digits = typed.replace(/[.\-\s]/g, '');
  return digits === '' || /^\d{8}$/.test(digits) ? digits : null;
}

/** Formats while the person types: any beginning of a CEP, and whatever was pasted. */
export function maskZipCode(typed: string): string {
  return formatZipCode(typed.replace(/\D/g, '').slice(0, 8));
}

/** '01310-100' */
export function formatZipCode(digits: string): string {
  return digits.replace(/^(\d{5})(\d)/, '$1-$2');
}

const STATE_ZONES: Partial<Record<State, Timezone>> = {
  AC: 'America/Rio_Branco',
  AM: 'America/Manaus',
  MS: 'America/Manaus',
  MT: 'America/Manaus',
  RO: 'America/Manaus',
  RR: 'America/Manaus',
};

/** What most of the state goes by. Its west or an island of it may choose another. */
export function timezoneOfState(state: State): Timezone {
  return STATE_ZONES[state] ?? DEFAULT_TIMEZONE;
}
