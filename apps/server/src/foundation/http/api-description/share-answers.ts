import { type Answer, type Description, nameIn, operationsOf, schemasOf } from './schema.ts';

/** A thing or file that several operations answer, alone or as a list, is one answer for all. */
export function shareAnswers(description: Description): void {
  const answers = operationsOf(description).flatMap(({ responses = {} }) => {
    const name = nameOf(responses['200']);
    return name ? [{ name, responses, answer: responses['200'] }] : [];
  });
  for (const [name, [first, ...others] = []] of Map.groupBy(answers, ({ name }) => name)) {
    if (!first?.answer || others.length === 0) continue;
    description.components.responses[name] = first.answer;
    for (const { responses } of [first, ...others]) {
      responses['200'] = { $ref: `#/components/responses/${name}` };
    }
  }
}

function nameOf(answer: Answer | undefined): string | null {
  const [schema] = schemasOf(answer);
  if (!schema) return null;
  if (answer?.content?.['*/*']) return 'File';
  const each = schema.items && nameIn(schema.items);
  return each ? `${each}List` : nameIn(schema);
}
