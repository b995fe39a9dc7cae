import { namedSchemas } from '@app/contract/shared/named-schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeApi } from './describe-api.ts';
import { apiDocsPage } from './docs-page.ts';
import { type Description, operationsOf, type Schema, schemasIn, schemasOf } from './schema.ts';

/** Of an operation, with its share of the named parts: more areas may take more, none at length. */
const MOST_BYTES = 1_250;

let description: Description;
beforeAll(async () => {
  description = await describeApi();
});

const operation = (id: string) =>
  operationsOf(description).find(({ operationId }) => operationId === id);

describe('the description of the API', () => {
  test('is small enough to be read', () => {
    const bytes = Buffer.byteLength(JSON.stringify(description));
    expect(bytes / operationsOf(description).length).toBeLessThan(MOST_BYTES);
  });

  test('points at nothing that is not there', () => {
    const pointers = JSON.stringify(description).matchAll(/"\$ref":"#\/components\/([^"]+)"/g);
    const there = Object.entries(description.components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `${kind}/${name}`),
    );
    expect(there).toEqual(expect.arrayContaining([...pointers].map(([, pointer]) => pointer)));
  });

  test('has an area and a sentence for each operation', () => {
    const areas = description.tags?.map(({ name }) => name);
    for (const { operationId, tags = [], summary } of operationsOf(description)) {
      expect(areas, operationId).toContain(tags[0]);
      expect(summary, operationId).toBeTruthy();
    }
  });

  test('tells where somebody has to be signed in', () => {
    expect(description).toMatchObject({ security: [{ session: [] }] });
    expect(operation('promotions.coupons.list')?.security).toBeUndefined();
    expect(operation('scheduling.publicBooking.slots')?.security).toEqual([]);
  });

  test('calls a thing by its name wherever it is answered, and builds forms upon forms', () => {
    const { requestBody, responses } = operation('promotions.coupons.update') ?? {};
    expect(responses?.['200']).toEqual({ $ref: '#/components/responses/Coupon' });
    const answered = schemasOf(description.components.responses.Coupon);
    expect(answered).toEqual([{ $ref: '#/components/schemas/Coupon' }]);
    const [sent] = schemasOf(requestBody);
    expect(sent?.allOf?.[0]).toEqual({ $ref: '#/components/schemas/CouponForm' });
    expect(Object.keys(sent?.allOf?.[1]?.properties ?? {})).toEqual(['version']);
  });

  test('calls a page by what stands on it', () => {
    const { schemas } = description.components;
    const pages = Object.keys(schemas).filter((name) => schemas[name]?.properties?.nextCursor);
    expect(pages).toContain('TransactionPage');
    for (const page of pages) {
      const item = page.replace(/Page$/, '');
      expect(schemas[page]?.properties?.items?.items?.$ref).toBe(`#/components/schemas/${item}`);
    }
    const written = JSON.stringify(description.paths);
    expect(written).toContain('#/components/schemas/TransactionPage');
    expect(written).not.toContain('nextCursor');
  });

  test('takes a file as part of a form, and as nothing else', () => {
    const { requestBody } = operation('catalog.servicesImport.run') ?? {};
    expect(Object.keys(requestBody?.content ?? {})).toEqual(['multipart/form-data']);
  });

  test('promises in answers what requests may leave out', () => {
    const { CouponForm, Coupon } = description.components.schemas;
    expect(CouponForm?.required).not.toContain('usageLimit');
    expect(Coupon?.required).toContain('usageLimit');
  });

  test('names the codes of its own refusals, and folds those that all operations share', () => {
    const { responses = {} } = operation('promotions.coupons.remove') ?? {};
    expect(Object.keys(responses)).toEqual(['200', '404', '409', '4XX']);
    expect(responses['404']).toEqual({ $ref: '#/components/responses/CouponNotFound' });
    expect(JSON.stringify(responses['409'])).toContain('COUPON_HAS_HISTORY');
    const { code } = description.components.responses.CouponNotFound
      ? codesOf(description.components.responses.CouponNotFound)
      : {};
    expect(code).toEqual({ enum: ['COUPON_NOT_FOUND'] });
  });
});

test('every example is one that the contract takes', () => {
  const examples = [...namedSchemas].flatMap(([name, schema]) => {
    const { example } = description.components.schemas[name] ?? {};
    return example === undefined ? [] : [{ name, result: schema.safeParse(example) }];
  });
  expect(examples.length).toBeGreaterThan(50);
  for (const { name, result } of examples) expect(result.error?.issues, name).toBeUndefined();
});

test('no thing is built upon itself', () => {
  const { schemas } = description.components;
  const parentsOf = (schema: Schema | undefined): string[] =>
    (schema?.allOf ?? []).flatMap(({ $ref }) => $ref?.split('/').at(-1) ?? []);
  for (const name of Object.keys(schemas)) {
    const seen = new Set<string>();
    for (let next = parentsOf(schemas[name]); next[0]; next = parentsOf(schemas[next[0]])) {
      expect(seen, name).not.toContain(next[0]);
      seen.add(next[0]);
    }
  }
});

test('the page for people leads from a type to what it is', () => {
  const page = apiDocsPage(description);
  expect(page).toContain('<a href="#Coupon">Coupon</a>');
  expect(page).toContain('<section id="Coupon">');
  expect(page).toContain('Cupom não encontrado');
});

function codesOf(answer: Parameters<typeof schemasOf>[0]): Record<string, Schema> {
  const parts = schemasOf(answer).flatMap((schema) => [...schemasIn(schema)]);
  return parts.find(({ properties }) => properties?.code)?.properties ?? {};
}
