import { normalizeForSearch } from '../shared/text.ts';
import { type ColumnMapping, IMPORT_FIELDS, type ImportField } from './client-import.ts';

/** Headings as people and other programs write them, without accents and marks, the surest first. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  name: [
    ...['nome completo', 'nome do cliente', 'nome da cliente', 'nome cliente', 'nome', 'cliente'],
    ...['full name', 'display name', 'client name', 'customer name', 'name', 'client', 'customer'],
    ...['nome fantasia', 'razao social', 'contato', 'paciente', 'aluno'],
  ],
  phone: [
    ...['celular', 'whatsapp', 'whats app', 'whats', 'zap', 'telefone celular', 'celular 1'],
    ...['telefone', 'telefone 1', 'telefone principal', 'tel celular', 'tel cel', 'fone', 'tel'],
    ...['cel', 'numero de telefone', 'numero', 'mobile phone', 'mobile', 'phone', 'phone number'],
    ...['cell', 'cell phone', 'phone 1 value', 'telefone residencial', 'telefone fixo'],
  ],
  email: [
    ...['e mail', 'email', 'e mail 1', 'email 1', 'endereco de e mail', 'endereco de email'],
    ...['correio eletronico', 'e mail address', 'email address', 'mail', 'e mail 1 value'],
  ],
  birthDate: [
    ...['data de nascimento', 'data nascimento', 'data de nasc', 'data nasc', 'dt nascimento'],
    ...['dt nasc', 'dt de nascimento', 'nascimento', 'nasc', 'data de aniversario', 'aniversario'],
    ...['niver', 'birth date', 'birthdate', 'date of birth', 'dob', 'birthday'],
  ],
  tags: ['etiquetas', 'etiqueta', 'tags', 'tag', 'marcadores', 'grupos', 'grupo', 'labels'],
  notes: [
    ...['observacoes', 'observacao', 'obs', 'anotacoes', 'anotacao', 'notas', 'nota'],
    ...['comentarios', 'comentario', 'notes', 'note', 'comments'],
  ],
  allergies: ['alergias', 'alergia', 'alergias e restricoes', 'allergies', 'allergy'],
  preferences: ['preferencias', 'preferencia', 'preferences', 'preference'],
  acceptsMarketing: [
    ...['aceita marketing', 'aceita mensagens', 'aceita receber mensagens', 'aceita promocoes'],
    ...['aceita receber promocoes', 'aceita novidades', 'marketing', 'consentimento', 'opt in'],
    ...['newsletter', 'accepts marketing', 'marketing consent'],
  ],
};

/** Which column is what, told by the first row. Each column is used once. */
export function guessMapping(headers: readonly string[]): ColumnMapping {
  const headings = headers.map(headingOf);
  const mapping: ColumnMapping = {};
  for (const field of IMPORT_FIELDS) {
    const known = HEADINGS[field].find((heading) => headings.includes(heading));
    if (known !== undefined) mapping[field] = headings.indexOf(known);
  }
  return mapping;
}

/** 'Data de Nasc.' and 'data_de_nasc' read the same. */
function headingOf(header: string): string {
  return normalizeForSearch(normalizeForSearch(header).replace(/[^a-z0-9]+/g, ' '));
}
