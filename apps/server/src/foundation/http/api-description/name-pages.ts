import { type Description, nameIn, operationsOf, refTo, type Schema, schemasOf } from './schema.ts';

/** A page of a list is called by what stands on it: `TransactionPage` holds each `Transaction`. */
export function namePages(description: Description): void {
  const answers = operationsOf(description).flatMap(({ responses = {} }) => responses['200'] ?? []);
  for (const page of answers.flatMap(schemasOf)) {
    const item = itemOf(page);
    if (item === null) continue;
    const { ...whole } = page;
    for (const key of Object.keys(page)) Reflect.deleteProperty(page, key);
    description.components.schemas[`${item}Page`] = whole;
    Object.assign(page, refTo(`${item}Page`));
  }
}

/** The name of what stands on a page; `null` of what is none. */
export function itemOf({ properties = {} }: Schema): string | null {
  const { items, nextCursor } = properties;
  return nextCursor && items?.items ? nameIn(items.items) : null;
}
