import { expect, test } from 'vitest';
import { checkStructure } from './check-structure.mjs';
import { makeTree } from './fake-tree.mjs';

const code = 'export const thing = 1;\n';

test('accepts a tree in which every file has a known role', () => {
  const root = makeTree({
    'packages/domain/src/shared/money.ts': code,
    'packages/domain/src/promotions/coupon.ts': code,
    'packages/domain/src/promotions/coupon.test.ts': code,
    'packages/domain/src/promotions/events.ts': code,
    'packages/contract/src/index.ts': code,
    'packages/contract/src/shared/schemas.ts': code,
    'packages/contract/src/promotions/coupons.contract.ts': code,
    'apps/server/src/main.ts': code,
    'apps/server/src/foundation/http/errors.ts': code,
    'apps/server/src/modules/promotions/coupons.table.ts': "pgTable('coupons', {});",
    'apps/server/src/modules/promotions/coupons.queries.ts': code,
    'apps/server/src/modules/promotions/coupons.rules.ts': code,
    'apps/server/src/modules/promotions/coupons.commands.ts': 'scope.insert(coupons);',
    'apps/server/src/modules/promotions/coupons.handlers.ts': 'list.handler(() => 1);',
    'apps/server/src/modules/promotions/coupons.steps.ts': 'type One = RequestContext;',
    'apps/server/src/modules/promotions/coupons.cache.ts': 'cacheAnswer({});',
    'apps/server/src/modules/promotions/coupons.labels.ts': code,
    'apps/server/src/modules/promotions/counter/sales.queries.ts': code,
    'apps/server/src/modules/promotions/promotions.archive.ts': 'let part: ArchivePart;',
    'apps/server/src/modules/promotions/coupons.presenter.ts': "import '@app/contract/one';",
    'apps/server/src/modules/promotions/coupons.jobs.ts': 'let one: Job;',
    'apps/server/src/modules/promotions/coupons.test.ts': code,
    'apps/server/src/modules/messaging/whatsapp.client.ts': "import { send } from 'whatsapp';",
    'apps/server/src/modules/messaging/whatsapp.simulator.ts': code,
    'apps/server/migrations/0000_bootstrap.sql': 'select 1;',
    'apps/server/tests/factories.ts': code,
    'apps/web/src/main.tsx': code,
    'apps/web/src/routeTree.gen.ts': code.repeat(401),
    'apps/web/src/routes/__root.tsx': code,
    'apps/web/src/routes/_signed-in.tsx': code,
    'apps/web/src/routes/index.tsx': code,
    'apps/web/src/routes/dashboard.services.tsx': code,
    'apps/web/src/routes/dashboard/clients.$clientId.tsx': code,
    'apps/web/src/routes/$id.tsx': code,
    'apps/web/src/ui/money-field.tsx': code,
    'apps/web/src/foundation/api.tsx': code,
    'apps/web/src/features/promotions/coupons.api.ts': 'const api = useApi();',
    'apps/web/src/features/promotions/coupon.form.ts': 'const form = useForm({});',
    'apps/web/src/features/promotions/coupons.view.ts': 'const shown = useState(1);',
    'apps/web/src/features/promotions/coupons-view.ts': code,
    'apps/web/src/features/promotions/counter/sale.tsx': code,
    'apps/web/src/features/promotions/coupons.labels.ts': code,
    'apps/web/src/features/promotions/coupon-field.tsx': code,
    'apps/web/src/features/promotions/coupon-field.module.css': 'a {}',
    'apps/web/src/features/promotions/coupon-field.test.tsx': code,
    'apps/web/src/public/site-header.tsx': code,
    'apps/web/src/public/booking/booking-page.tsx': code,
    'apps/web/src/public/booking/booking-page.test.tsx': code,
    'apps/web/src/public/booking/booking.content.ts': code,
    'apps/web/src/public/booking/booking.css': 'a {}',
    'apps/web/src/booking/booking-state.ts': code,
    'apps/web/src/booking/booking.labels.ts': code,
    'apps/web/src/booking/month-calendar.tsx': code,
    'apps/web/src/booking/steps/day.tsx': code,
    'apps/web/src/booking/month-calendar.module.css': 'a {}',
    'apps/web/e2e/book-online.spec.ts': code.repeat(401),
    'apps/web/node_modules/some-package/utils.ts': code,
  });

  expect(checkStructure(root)).toEqual([]);
});

test.each([
  ['packages/domain/src/promo/coupon.ts', "'promo' is not one of the areas"],
  ['packages/domain/src/promotions/coupon.rules.ts', 'not a known role'],
  ['packages/domain/src/coupon.ts', 'belongs into an area'],
  ['packages/contract/src/promotions/coupons.ts', 'not a known role'],
  ['packages/contract/src/promotions/coupons/list.contract.ts', 'no folders inside'],
  ['apps/server/src/modules/promotions/coupons.ts', 'not a known role'],
  ['apps/server/src/modules/promotions/coupons.service.ts', 'not a known role'],
  ['apps/server/src/modules/shared/money.queries.ts', "'shared' is not one of the areas"],
  ['apps/server/src/services/coupons.ts', 'holds only the folders foundation, modules, simulator'],
  ['apps/web/src/features/promotions/coupon.rules.ts', 'not a known role'],
  ['apps/web/src/features/promotions/counter/sale/paid.tsx', 'one level of folders'],
  ['apps/server/src/modules/promotions/counter/sale/paid.queries.ts', 'one level of folders'],
  ['apps/web/src/features/promotions/coupon-field.css', 'not a known role'],
  ['apps/web/src/public/booking/steps/day.tsx', 'no folders inside'],
  ['apps/web/src/public/booking/booking.labels.ts', 'not a known role'],
  ['apps/web/src/public/booking/booking.module.css', 'not a known role'],
  ['apps/web/src/booking/steps/day/time.tsx', 'one level of folders'],
  ['apps/web/src/booking/booking.api.ts', 'not a known role'],
  ['apps/web/src/components/button.tsx', 'holds only the folders booking'],
  ['apps/server/src/foundation/utils.ts', 'never utils.ts'],
  ['apps/server/src/foundation/http/helpers.ts', 'never helpers.ts'],
  ['apps/web/src/ui/misc.tsx', 'never misc.tsx'],
  ['packages/domain/src/team/types.ts', 'never types.ts'],
  ['apps/web/src/ui/index.ts', 'never index.ts'],
  ['apps/server/src/foundation/__tests__/errors.test.ts', '__tests__ folder'],
  ['apps/server/src/foundation/requestContext.ts', 'kebab-case'],
  ['apps/web/src/ui/MoneyField.tsx', 'kebab-case'],
  ['apps/web/src/foundation/Http/api.ts', 'kebab-case'],
  ['apps/web/src/routes/Dashboard.tsx', 'kebab-case'],
  ['scripts/check_areas.mjs', 'kebab-case'],
  ['packages/database/package.json', 'only contract and domain live in packages/'],
])('refuses %s', (file, rule) => {
  const problems = checkStructure(makeTree({ [file]: code }));

  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(rule);
  expect(file.startsWith(problems[0].split(':')[0])).toBe(true);
});

const server = 'apps/server/src/modules/cash/book.';
const web = 'apps/web/src/features/cash/book';

test.each([
  [`${server}table.ts`, code, 'declares a table'],
  [`${server}queries.ts`, "return refuse('not-found');", 'refuses nothing'],
  [`${server}queries.ts`, 'throw errors.NOT_FOUND();', 'refuses nothing'],
  [`${server}queries.ts`, 'await scope.insert(book);', 'stores nothing'],
  [`${server}rules.ts`, 'await scope\n  .update(book);', 'stores nothing'],
  [`${server}commands.ts`, 'scope.select();', 'changes or causes something'],
  [`${server}handlers.ts`, 'let one: RequestContext;', 'answers procedures or addresses'],
  [`${server}steps.ts`, 'let one: RequestContext; list.handler(one);', 'answers nothing itself'],
  [`${server}steps.ts`, code, 'works with the context of a request'],
  [`${server}cache.ts`, code, 'keeps answers in memory'],
  [`${server}presenter.ts`, code, 'makes a shape of the contract, a file or a page'],
  [`${server}labels.ts`, 'const one = await scope.select();', 'holds words alone'],
  [`${server}jobs.ts`, code, 'declares jobs'],
  [`${server}client.ts`, "import { eq } from 'drizzle-orm';", 'wraps a library or a service'],
  [`${server}archive.ts`, code, 'says what leaves with a company'],
  [`${web}.api.ts`, 'const shown = useState(1);', 'uses the API'],
  [`${web}.form.ts`, 'const shown = useState(1);', 'holds the state of a form'],
  [`${web}.view.ts`, code, 'holds the state of a screen'],
  [`${web}.labels.ts`, 'const shown = useState(1);', 'holds words alone'],
  [`${web}.ts`, 'const shown = useState(1);', 'is pure and calls no hook'],
])('refuses %s that says %s', (file, text, rule) => {
  const problems = checkStructure(makeTree({ [file]: text }));

  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${file}: `);
  expect(problems[0]).toContain(rule);
});

test('refuses a folder of more than 40 files beside their tests', () => {
  const folder = 'apps/web/src/features/cash';
  const named = (count, ending) =>
    Array.from({ length: count }, (_, n) => [`${folder}/file-${n}${ending}`, code]);
  const full = Object.fromEntries([...named(40, '.tsx'), ...named(40, '.test.tsx')]);

  expect(checkStructure(makeTree(full))).toEqual([]);
  expect(checkStructure(makeTree({ ...full, [`${folder}/one-more.ts`]: code }))).toEqual([
    `${folder}: 41 files; a folder has at most 40`,
  ]);
});

test('refuses a file of more than 400 lines', () => {
  const root = makeTree({
    'apps/server/src/foundation/long.ts': code.repeat(401),
    'apps/server/src/foundation/long.test.ts': code.repeat(401),
    'apps/server/src/foundation/just-right.ts': code.repeat(400),
  });

  expect(checkStructure(root)).toEqual([
    'apps/server/src/foundation/long.ts: 401 lines; a file has at most 400',
  ]);
});

test('refuses a colour that a stylesheet names by its number', () => {
  const root = makeTree({
    'apps/web/src/ui/card.module.css':
      '.card { color: var(--link); }\n.line { color: #fff; }\n.b {}',
    'apps/web/src/ui/list.module.css': '#face { border: 1px solid var(--line); }',
  });

  expect(checkStructure(root)).toEqual([
    'apps/web/src/ui/card.module.css: #fff belongs into foundation/color-roles.ts',
  ]);
});
