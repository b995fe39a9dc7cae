import { expect, test } from 'vitest';
import { checkAreas } from './check-areas.mjs';
import { makeTree } from './fake-tree.mjs';
import { importsIn } from './imports.mjs';

const server = 'apps/server/src';
const web = 'apps/web/src';

function importing(...specifiers) {
  return specifiers.map((one) => `import { thing } from '${one}';\n`).join('');
}

test('accepts imports that go down and to the left', () => {
  const root = makeTree({
    'packages/domain/src/scheduling/slot.ts': importing('../team/shift.ts', '../shared/money.ts'),
    'packages/domain/src/scheduling/slot.test.ts': importing('vitest', '../cash/payment.ts'),
    'packages/contract/src/index.ts': importing('./platform/alerts.contract.ts'),
    'packages/contract/src/cash/payments.contract.ts': importing('zod', '@app/domain/cash/payment'),
    [`${server}/main.ts`]: importing('./app.ts', './foundation/logger.ts', '../seeds/demo.ts'),
    [`${server}/paths.ts`]: importing('node:path'),
    [`${server}/foundation/environment.ts`]: importing('../paths.ts', '@app/domain/team/shift'),
    [`${server}/modules/cash/payments.commands.ts`]: importing(
      './payments.table.ts',
      '../scheduling/appointments.queries.ts',
      '../clients/clients.commands.ts',
      '../../foundation/logger.ts',
      '@app/domain/team/shift',
    ),
    [`${server}/modules/cash/payments.table.ts`]: importing('../clients/clients.table.ts'),
    [`${server}/modules/team/members.test.ts`]: importing(
      '../cash/payments.handlers.ts',
      '../../app.ts',
      '../../../tests/factories.ts',
    ),
    'apps/server/seeds/demo.ts': importing('../src/modules/cash/payments.table.ts'),
    [`${web}/main.tsx`]: importing('./routeTree.gen.ts', './routes/index.tsx'),
    [`${web}/routes/index.tsx`]: importing('../features/cash/payment-list.tsx', '../ui/page.tsx'),
    [`${web}/features/cash/payment-list.tsx`]: importing(
      './payments.labels.ts',
      '../clients/clients.api.ts',
      '../clients/client-field.tsx',
      '../../ui/page.tsx',
      '@app/contract/cash/payments.contract',
    ),
    [`${web}/ui/page.tsx`]: importing('../foundation/theme.ts', 'react'),
    [`${web}/public/site-header.tsx`]: importing('react', '../foundation/palette.ts'),
    [`${web}/public/booking/booking-page.tsx`]: importing(
      '../site-header.tsx',
      '@tabler/icons-react',
      '@app/domain/shared/page-template',
    ),
    [`${web}/booking/booking-wizard.tsx`]: importing(
      './booking-gate.ts',
      '../public/base.css',
      '../foundation/palette.ts',
      '@app/domain/shared/money',
    ),
    [`${web}/features/scheduling/booking-dialog.tsx`]: importing(
      '../../booking/booking-wizard.tsx',
    ),
  });

  expect(checkAreas(root)).toEqual([]);
});

test.each([
  ['packages/domain/src/cash/payment.ts', 'zod', 'the domain imports nothing but itself'],
  ['packages/domain/src/cash/payment.ts', 'node:fs', 'the domain imports nothing but itself'],
  [
    'packages/domain/src/cash/payment.test.ts',
    '@app/contract/cash/payments.contract',
    'packages/domain never imports packages/contract',
  ],
  [
    'packages/contract/src/cash/payments.contract.ts',
    '../../../../apps/server/src/app.ts',
    'packages/contract never imports apps/server',
  ],
  [`${web}/main.tsx`, '@app/server/app', 'apps/web never imports apps/server'],
  ['apps/web/e2e/pay.spec.ts', '../../server/src/app.ts', 'apps/web never imports apps/server'],
  [`${server}/app.ts`, '../../web/src/main.tsx', 'apps/server never imports apps/web'],
  ['packages/domain/src/team/shift.ts', '../cash/payment.ts', 'cash is not to the left of team'],
  [
    'packages/domain/src/shared/money.ts',
    '../cash/payment.ts',
    'cash is not to the left of shared',
  ],
  [
    'packages/contract/src/team/members.contract.ts',
    '@app/domain/cash/payment',
    'cash is not to the left of team',
  ],
  [
    `${server}/modules/team/members.commands.ts`,
    '../cash/payments.commands.ts',
    'cash is not to the left of team',
  ],
  [
    `${server}/modules/cash/payments.queries.ts`,
    '../clients/clients.table.ts',
    'from another area only its queries, commands, rules and caches',
  ],
  [
    `${server}/modules/cash/payments.handlers.ts`,
    '../clients/clients.handlers.ts',
    'from another area only its queries, commands, rules and caches',
  ],
  [
    `${server}/modules/team/members.table.ts`,
    '../cash/payments.table.ts',
    'cash is not to the left of team',
  ],
  [`${server}/modules/team/members.commands.ts`, '../../app.ts', 'modules stands below it'],
  [
    `${server}/foundation/http/session.ts`,
    '../../modules/team/members.queries.ts',
    'foundation stands below modules',
  ],
  [
    `${server}/modules/billing/checkout.commands.ts`,
    '../../simulator/checkout.ts',
    'modules stands below simulator',
  ],
  [
    `${server}/modules/team/members.commands.ts`,
    '../../../tests/factories.ts',
    'the product never imports its tests',
  ],
  [
    `${web}/public/landing/hero.tsx`,
    '../../ui/page.tsx',
    'public pages carry nothing of the dashboard',
  ],
  [
    `${web}/public/landing/hero.tsx`,
    '../../foundation/theme.ts',
    'public pages carry nothing of the dashboard',
  ],
  [
    `${web}/public/landing/hero.tsx`,
    '@mantine/core',
    'public pages carry nothing of the dashboard',
  ],
  [`${web}/booking/time-step.tsx`, '../ui/page.tsx', 'public pages carry nothing of the dashboard'],
  [
    `${web}/booking/time-step.tsx`,
    '@tanstack/react-query',
    'public pages carry nothing of the dashboard',
  ],
  [
    `${web}/features/team/member-list.tsx`,
    '../../public/site-header.tsx',
    'only the build makes public pages',
  ],
  [
    `${web}/features/team/member-list.tsx`,
    '../cash/payment-list.tsx',
    'cash is not to the left of team',
  ],
  [
    `${web}/features/cash/payment-list.tsx`,
    '../team/members.labels.ts',
    'another area keeps its labels, forms and styles to itself',
  ],
  [
    `${web}/features/team/member-list.tsx`,
    '../../routes/index.tsx',
    'features stands below routes',
  ],
  [`${web}/ui/page.tsx`, '../features/team/member-list.tsx', 'ui stands below features'],
  [`${web}/foundation/theme.ts`, '../ui/page.tsx', 'foundation stands below ui'],
])('refuses that %s imports %s', (file, specifier, rule) => {
  const [problem, ...others] = checkAreas(makeTree({ [file]: importing(specifier) }));

  expect(others).toEqual([]);
  expect(problem).toContain(`${file} imports`);
  expect(problem).toContain(rule);
});

const tables = {
  [`${server}/modules/clients/clients.table.ts`]: `export const clients = pgTable(\n  'clients', {});`,
  [`${server}/modules/cash/payments.table.ts`]: `export const payments = pgTable('payments', {});`,
  [`${server}/foundation/mail/mails.table.ts`]: `export const mails = pgTable('mails', {});`,
};

test.each([
  [`${server}/modules/cash/payments.queries.ts`, 'sql`select 1 from clients`', 'clients'],
  [`${server}/modules/cash/payments.queries.ts`, "'delete from clients where id = $1'", 'clients'],
  [
    `${server}/modules/insights/home.queries.ts`,
    `sql<number>\`(select 1 from \${one({ a: 1 })} join only "clients" as one)\``,
    'clients',
  ],
  [
    `${server}/modules/insights/home.queries.ts`,
    `sql\`select 1 from \${x} where x.id = clients.id\``,
    'clients',
  ],
  [`${server}/modules/clients/clients.queries.ts`, 'sql`insert into mails values (1)`', 'mails'],
  [`${server}/foundation/mail/mailer.ts`, 'sql`update payments set a = 1`', 'payments'],
])('refuses that %s says %s', (file, text, table) => {
  const root = makeTree({ ...tables, [file]: `const query = ${text};\n` });

  expect(checkAreas(root)).toEqual([
    `${file} names ${table}: SQL text names tables of its own area only; others are put in as values`,
  ]);
});

test('lets SQL name tables of its own area, and values of others where they may be imported', () => {
  const root = makeTree({
    ...tables,
    [`${server}/modules/clients/clients.queries.ts`]: 'const a = sql`select 1 from clients`;',
    [`${server}/modules/cash/payments.test.ts`]: 'const a = sql`select 1 from clients`;',
    [`${server}/modules/insights/home.queries.ts`]: [
      importing('../clients/clients.table.ts'),
      '// Nothing comes from clients here.',
      `const a = sql\`select 1 from \${clients} where \${clients.id} = \${\`of \${clients.id}\`}\`;`,
      'const b = clients.id;',
    ].join('\n'),
  });

  expect(checkAreas(root)).toEqual([]);
});

test.each(['home.commands.ts', 'home.handlers.ts'])(
  'only the queries of insights put tables of others into SQL: %s may not',
  (name) => {
    const file = `${server}/modules/insights/${name}`;
    const root = makeTree({ [file]: importing('../clients/clients.table.ts') });

    expect(checkAreas(root)).toHaveLength(1);
  },
);

test('an exception silences exactly one import, and says so when nothing needs it', () => {
  const file = 'packages/domain/src/team/shift.ts';
  const root = makeTree({ [file]: importing('../cash/payment.ts', '../cash/till.ts') });
  const exceptions = [
    { file, imports: 'packages/domain/src/cash/payment.ts', reason: 'a test' },
    { file, imports: 'packages/domain/src/stock/product.ts', reason: 'a test' },
  ];

  expect(checkAreas(root, exceptions)).toEqual([
    `${file} imports packages/domain/src/cash/till.ts: cash is not to the left of team`,
    `${file}: its exception for packages/domain/src/stock/product.ts is not needed`,
  ]);
});

test('finds imports however they are written', () => {
  const source = `
import one from './one.ts';
import type {
  Two,
  Three,
} from "./two.ts";
export * from './four.ts';
export { five as six } from './five.ts';
import './side-effect.css';
const page = () => import('./lazy.tsx');
type Seven = typeof import('./seven.ts');
// import eight from './commented.ts';
/** See import('./documented.ts'). */
const text = "taken from './nowhere.ts'";
`;

  expect(importsIn(source).sort()).toEqual([
    './five.ts',
    './four.ts',
    './lazy.tsx',
    './one.ts',
    './seven.ts',
    './side-effect.css',
    './two.ts',
  ]);
});
