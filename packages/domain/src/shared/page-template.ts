import { escapeHtml } from './html.ts';

/** What fills a template: a text goes into its slot, a list repeats its block, an empty one drops it. */
type TemplateValues = { readonly [name: string]: string | readonly TemplateValues[] };

/** Marks the place of a text, also inside an attribute. */
export function slot(name: string): string {
  return `[[${name}]]`;
}

/** Marks what is repeated for each entry of a list. */
export function block(name: string): { start: string; end: string } {
  return { start: `[[#${name}]]`, end: `[[/${name}]]` };
}

const MARK =
  /\[\[#(?<block>[\w-]+)\]\](?<inside>[\s\S]*?)\[\[\/\k<block>\]\]|\[\[(?<slot>[\w-]+)\]\]/g;

/**
 * A page, once what only the server knows is filled in. What is filled in is escaped and never read
 * as a mark itself.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  return template.replace(MARK, (...match) => {
    const { block: blockName, inside = '', slot: slotName = '' }: Marks = match.at(-1);
    return blockName === undefined
      ? escapeHtml(textIn(values, slotName))
      : entriesIn(values, blockName)
          .map((entry) => fillTemplate(inside, { ...values, ...entry }))
          .join('');
  });
}

type Marks = { block?: string; inside?: string; slot?: string };

function textIn(values: TemplateValues, name: string): string {
  const value = values[name];
  if (typeof value !== 'string') throw new Error(`The page asks for a text [[${name}]]`);
  return value;
}

function entriesIn(values: TemplateValues, name: string): readonly TemplateValues[] {
  const value = values[name];
  if (!Array.isArray(value)) throw new Error(`The page asks for a list [[#${name}]]`);
  return value;
}
