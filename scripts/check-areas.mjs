import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS } from './areas.mjs';
import { isCommand, projectRoot, report } from './command-line.mjs';
import { importedFile, importsIn } from './imports.mjs';
import { filesBelow, isTest } from './source-files.mjs';
import { namesInSql, tablesIn } from './sql-names.mjs';

/** Where a known import departs from the rules, and why it may. This list only shrinks. */
export const EXCEPTIONS = [
  {
    file: 'packages/contract/src/identity/session.contract.ts',
    imports: 'packages/domain/src/billing/access.ts',
    reason: 'the session tells the web in one answer which modules are open',
  },
  {
    file: 'packages/contract/src/identity/session.contract.ts',
    imports: 'packages/domain/src/team/permissions.ts',
    reason: 'the session tells the web in one answer which role the person has',
  },
  {
    file: 'apps/server/src/foundation/installation/mark-key.ts',
    imports: 'users',
    reason: 'a database without a key of marks tells by its accounts whether it is in use',
  },
];

/** Counts over what the areas before it hold, so its queries may put their tables into SQL. */
const READER = 'insights';

const ROOMS = ['packages/domain', 'packages/contract', 'apps/server', 'apps/web'];
const MAY_IMPORT = {
  'packages/domain': [],
  'packages/contract': ['packages/domain'],
  'apps/server': ['packages/contract', 'packages/domain'],
  'apps/web': ['packages/contract', 'packages/domain'],
};

/** Opened once, on a phone, on a slow line: nothing of the dashboard travels with these pages. */
const PUBLIC_PAGES = 'apps/web/src/public/';
const ALSO_FOR_PUBLIC_PAGES = ['apps/web/src/foundation/palette.ts'];
/** The wizard is shown in the dashboard too; what it is made of stays as light as a page's. */
const BOOKING = 'apps/web/src/booking/';
const ALSO_FOR_BOOKING = [
  ...ALSO_FOR_PUBLIC_PAGES,
  'apps/web/src/public/base.css',
  'apps/web/src/foundation/attempt-limiter.ts',
  'apps/web/src/foundation/request-key.ts',
  'apps/web/src/foundation/root-element.ts',
  'apps/web/src/foundation/too-many-text.ts',
];
const DASHBOARD_LIBRARY = /^@(mantine|tanstack|orpc)\//;

/** From the ground up: a layer imports itself and those before it. */
const LAYERS = {
  'apps/server': ['foundation', 'modules', 'simulator', 'entry'],
  'apps/web': ['foundation', 'public', 'booking', 'ui', 'features', 'routes', 'entry'],
};
/** Lies beside the entries because the bundle is one level deep too, but stands on nothing. */
const GROUND_FILES = ['apps/server/src/paths.ts'];

const AREA_FOLDER =
  /^(?:packages\/(?:domain|contract)\/src|apps\/server\/src\/modules|apps\/web\/src\/features)\/([^/]+)\//;
const CODE = /\.[cm]?[jt]sx?$/;
const SUPPORT = /^apps\/\w+\/(tests|e2e|bench|seeds)\//;

/**
 * Imports that go the wrong way: one sentence per problem, naming the file and the rule.
 *
 * @param {string} root
 * @param {{ file: string, imports: string, reason: string }[]} exceptions
 * @returns {string[]}
 */
export function checkAreas(root, exceptions = []) {
  const files = ROOMS.flatMap((room) => filesBelow(root, room))
    .filter((file) => CODE.test(file) && !file.endsWith('.gen.ts'))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
  const owners = ownersOfTables(files);
  const found = files.flatMap((file) => [...wrongImports(file), ...foreignTables(file, owners)]);
  const isExcepted = (one) => exceptions.some((exception) => concerns(exception, one));
  const idle = exceptions.filter((exception) => !found.some((one) => concerns(exception, one)));
  return [
    ...found.filter((one) => !isExcepted(one)).map((one) => sentence(one)),
    ...idle.map(({ file, imports }) => `${file}: its exception for ${imports} is not needed`),
  ];
}

function wrongImports({ path: file, source }) {
  return importsIn(source).flatMap((specifier) => {
    const imported = importedFile(file, specifier);
    const rule =
      imported === null ? brokenByOutside(file, specifier) : brokenByInside(file, imported);
    return rule === null ? [] : [{ file, imported: imported ?? specifier, rule }];
  });
}

/** Which area declares a table, or the foundation. */
function ownersOfTables(files) {
  const declared = files
    .filter(({ path }) => path.endsWith('.table.ts'))
    .flatMap(({ path, source }) => tablesIn(source).map((table) => [table, homeOf(path)]));
  return new Map(declared);
}

function foreignTables({ path, source }, owners) {
  if (!path.startsWith('apps/server/src/') || isTest(path)) return [];
  const isForeign = (name) => owners.has(name) && owners.get(name) !== homeOf(path);
  const rule = 'SQL text names tables of its own area only; others are put in as values';
  return [...namesInSql(source)]
    .filter(isForeign)
    .map((imported) => ({ file: path, imported, verb: 'names', rule }));
}

function homeOf(path) {
  return areaOf(path) ?? layerOf(path);
}

function brokenByOutside(file, specifier) {
  if (isTest(file)) return null;
  if (file.startsWith('packages/domain/src/')) return 'the domain imports nothing but itself';
  const isForVisitors = file.startsWith(PUBLIC_PAGES) || file.startsWith(BOOKING);
  if (!isForVisitors || !DASHBOARD_LIBRARY.test(specifier)) return null;
  return 'public pages carry nothing of the dashboard';
}

function brokenByInside(file, imported) {
  const room = roomOf(file);
  const target = roomOf(imported);
  if (target === null) return null;
  if (room !== target && !MAY_IMPORT[room].includes(target)) {
    return `${room} never imports ${target}`;
  }
  if (isTest(file) || SUPPORT.test(file)) return null;
  return (
    brokenBySupport(imported) ??
    brokenByPublicPages(file, imported) ??
    brokenByLayer(file, imported) ??
    brokenByArea(file, imported)
  );
}

function brokenByPublicPages(file, imported) {
  if (file.startsWith(BOOKING)) return brokenByBooking(imported);
  if (file.startsWith(PUBLIC_PAGES) === imported.startsWith(PUBLIC_PAGES)) return null;
  if (imported.startsWith(PUBLIC_PAGES)) return 'only the build makes public pages';
  if (!imported.startsWith('apps/web/') || ALSO_FOR_PUBLIC_PAGES.includes(imported)) return null;
  return 'public pages carry nothing of the dashboard';
}

function brokenByBooking(imported) {
  if (!imported.startsWith('apps/web/') || imported.startsWith(BOOKING)) return null;
  if (ALSO_FOR_BOOKING.includes(imported)) return null;
  return 'public pages carry nothing of the dashboard';
}

function brokenBySupport(imported) {
  const isForTestsOnly = isTest(imported) || /^apps\/\w+\/bench\//.test(imported);
  return isForTestsOnly ? 'the product never imports its tests' : null;
}

function brokenByLayer(file, imported) {
  const layers = LAYERS[roomOf(file)];
  if (!layers || roomOf(file) !== roomOf(imported)) return null;
  const from = layerOf(file);
  const to = layerOf(imported);
  if (layers.indexOf(to) <= layers.indexOf(from)) return null;
  return to === 'entry' ? `${from} stands below it` : `${from} stands below ${to}`;
}

function brokenByArea(file, imported) {
  const from = areaOf(file);
  const to = areaOf(imported);
  if (from === null || to === null || from === to) return null;
  if (placeOf(to) > placeOf(from)) return `${to} is not to the left of ${from}`;
  if (!isBorderCrossing(file, imported)) return null;
  if (imported.startsWith('apps/server/')) return brokenByServerFile(file, imported);
  return brokenByWebFile(imported);
}

function isBorderCrossing(file, imported) {
  return file.startsWith('apps/') && imported.startsWith('apps/');
}

function brokenByServerFile(file, imported) {
  if (/\.(queries|commands|rules|cache)\.ts$/.test(imported)) return null;
  // Foreign keys need the other table's columns.
  if (file.endsWith('.table.ts') && imported.endsWith('.table.ts')) return null;
  const reads = areaOf(file) === READER && file.endsWith('.queries.ts');
  if (reads && imported.endsWith('.table.ts')) return null;
  return 'from another area only its queries, commands, rules and caches';
}

function brokenByWebFile(imported) {
  if (!/\.(labels|form)\.ts$|\.css$/.test(imported)) return null;
  return 'another area keeps its labels, forms and styles to itself';
}

function roomOf(path) {
  return ROOMS.find((room) => path.startsWith(`${room}/`)) ?? null;
}

function layerOf(path) {
  if (GROUND_FILES.includes(path)) return 'foundation';
  const [, folder] = /^apps\/\w+\/src\/([^/]+)\//.exec(path) ?? [];
  return LAYERS[roomOf(path)].includes(folder) ? folder : 'entry';
}

/** `shared` stands to the left of every area. */
function areaOf(path) {
  const [, folder] = AREA_FOLDER.exec(path) ?? [];
  return folder ?? null;
}

function placeOf(area) {
  return AREAS.indexOf(area);
}

function concerns(exception, one) {
  return exception.file === one.file && exception.imports === one.imported;
}

function sentence({ file, imported, verb = 'imports', rule }) {
  return `${file} ${verb} ${imported}: ${rule}`;
}

if (isCommand(import.meta.url)) {
  report(checkAreas(projectRoot, EXCEPTIONS), 'Every import goes the right way.');
}
