import type { AddressButton, FilledField } from '@app/domain/messaging/approved-words';
import type { OfficialTemplate } from '@app/domain/messaging/official-template';
import { listAt, textAt } from './loose-json.ts';

/** What WhatsApp tells of an approved text; nothing of one without words. */
export function metaTemplateOf(told: unknown): OfficialTemplate[] {
  const [name, language] = [textAt(told, 'name'), textAt(told, 'language')];
  const parts = listAt(told, 'components');
  const text = textAt(partOf(parts, 'BODY'), 'text');
  if (!name || !language || text === null) return [];
  const header = textAt(partOf(parts, 'HEADER'), 'text') ?? '';
  const approved = textAt(told, 'status') === 'APPROVED';
  return [{ name, language, approved, header, text, ...buttonsOf(parts) }];
}

function partOf(parts: readonly unknown[], type: string): unknown {
  return parts.find((part) => textAt(part, 'type') === type);
}

/** A picture, a place and a code have to be given with each message, and nobody here has them. */
const PARTS_OF_WORDS = ['HEADER', 'BODY', 'FOOTER', 'BUTTONS'];
const BUTTONS_OF_WORDS = ['URL', 'QUICK_REPLY', 'PHONE_NUMBER'];

function buttonsOf(parts: readonly unknown[]): Pick<OfficialTemplate, 'buttons' | 'isOfWords'> {
  const told = listAt(partOf(parts, 'BUTTONS'), 'buttons');
  const buttons = told.flatMap((button, place): AddressButton[] => {
    const url = textAt(button, 'type') === 'URL' ? textAt(button, 'url') : null;
    return url === null ? [] : [{ place, url }];
  });
  const isOfWords =
    parts.every((part) => PARTS_OF_WORDS.includes(textAt(part, 'type') ?? '')) &&
    (textAt(partOf(parts, 'HEADER'), 'format') ?? 'TEXT') === 'TEXT' &&
    told.every((button) => BUTTONS_OF_WORDS.includes(textAt(button, 'type') ?? ''));
  return { buttons, isOfWords };
}

/** The fields as WhatsApp wants them: by part, and each button for itself. */
export function metaComponents(fields: readonly FilledField[]): object[] {
  const parts = Map.groupBy(fields, ({ part, place }) => `${part} ${place}`);
  return [...parts.values()].map((filled) => ({
    ...headOf(filled[0]),
    parameters: filled.map(parameterOf),
  }));
}

function headOf(field: FilledField | undefined): object {
  if (field?.part !== 'button') return { type: field?.part };
  return { type: 'button', sub_type: 'url', index: String(field.place) };
}

/** What is named is told by its name; what is numbered stands in its order. */
function parameterOf({ name, value }: FilledField): object {
  return { type: 'text', ...(!/^\d+$/.test(name) && { parameter_name: name }), text: value };
}
