import { asc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** A text as a search compares it: without case, accents and apostrophes. */
export function folded(text: SQLWrapper): SQL<string> {
  return sql`translate(regexp_replace(normalize(lower(${text}), NFD), '[\u0300-\u036f]', '', 'g'), '''’‘\`´', '')`;
}

/** Names as people look them up: 'Água' beside 'Algodão', whatever rules of a language the database has. */
export function alphabetical({ name, id }: Record<'name' | 'id', SQLWrapper>): SQL[] {
  return [asc(folded(name)), asc(id)];
}
