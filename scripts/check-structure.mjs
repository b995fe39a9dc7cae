import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { AREAS } from './areas.mjs';
import { isCommand, projectRoot, report } from './command-line.mjs';
import { roleProblems } from './file-roles.mjs';
import { cycleProblems } from './import-cycles.mjs';
import { filesBelow, foldersIn, isTest } from './source-files.mjs';

const MOST_LINES = 400;
/** Beside their tests. What grows further is divided by what people at the counter call its parts. */
const MOST_FILES = 40;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
// What TanStack Router reads in a name: __root, _layout, segment_, $param, $, (group), -ignored, {-$optional}.
const ROUTE_SEGMENT =
  /^(__root|\$|\([a-z0-9-]+\)|\{-?\$[a-zA-Z0-9]+\}|[_-]?(\$[a-zA-Z0-9]+|[a-z0-9]+(-[a-z0-9]+)*)_?)$/;
const DRAWER = /^(utils|helpers|misc|types|index)(\.test)?\.[cm]?[jt]sx?$/;
const CODE = /\.([cm]?[jt]sx?|css)$/;
const HEX_COLOR = /(?<=:[^;{}]*)#[0-9a-f]{3,8}\b/i;
const GENERATED = /\.gen\.ts$/;

const WORKSPACES = { packages: ['contract', 'domain'], apps: ['server', 'web'] };
const SOURCE_LAYERS = {
  'apps/server/src': ['foundation', 'modules', 'simulator'],
  'apps/web/src': ['booking', 'features', 'foundation', 'public', 'routes', 'ui'],
};
const CHECKED_FOLDERS = [
  ...['src', 'tests'].map((folder) => `packages/domain/${folder}`),
  'packages/contract/src',
  ...['src', 'seeds', 'tests', 'bench'].map((folder) => `apps/server/${folder}`),
  ...['src', 'tests', 'e2e'].map((folder) => `apps/web/${folder}`),
  'scripts',
];

const SERVER_ROLES = [
  'table',
  'queries',
  'rules',
  'commands',
  'handlers',
  'steps',
  'cache',
  'presenter',
  'labels',
  'jobs',
  'client',
  'simulator',
  'archive',
];
const WEB_ROLES = ['api', 'form', 'view', 'labels'];
const THING = '[a-z0-9-]+';
/** The folders that hold one folder per area, and the only files an area may have there. */
const AREA_HOMES = [
  {
    home: 'packages/domain/src',
    alsoHolds: ['shared'],
    file: new RegExp(`^${THING}(\\.test)?\\.ts$`),
    roles: '<thing>.ts or <thing>.test.ts',
  },
  {
    home: 'packages/contract/src',
    alsoHolds: ['shared'],
    file: new RegExp(`^${THING}(\\.contract)?(\\.test)?\\.ts$`),
    areaFile: new RegExp(`^${THING}(\\.contract|\\.test|\\.contract\\.test)\\.ts$`),
    roles: '<thing>.contract.ts or <thing>.test.ts',
  },
  {
    home: 'apps/server/src/modules',
    alsoHolds: [],
    folders: 1,
    file: new RegExp(`^${THING}((\\.(${SERVER_ROLES.join('|')}))(\\.test)?|\\.test)\\.ts$`),
    roles: `<thing>.<role>.ts, the role being ${SERVER_ROLES.join(', ')} or test`,
  },
  {
    home: 'apps/web/src/features',
    alsoHolds: [],
    folders: 1,
    file: new RegExp(
      `^${THING}((\\.(${WEB_ROLES.join('|')}))?(\\.test)?\\.ts|((\\.(${WEB_ROLES.join('|')}))?\\.test)?\\.tsx|\\.module\\.css)$`,
    ),
    roles: `<thing>.<role>.ts, the role being ${WEB_ROLES.join(', ')}, pure code <thing>.ts, a component <thing>.tsx, <thing>.module.css or <thing>.test.tsx`,
  },
];

const PUBLIC_PAGES = 'apps/web/src/public';
const PUBLIC_FILE = new RegExp(`^${THING}(\\.content\\.ts|\\.css|(\\.test)?\\.tsx?)$`);

const BOOKING = 'apps/web/src/booking';
const BOOKING_FILE = new RegExp(`^${THING}(\\.labels\\.ts|(\\.module)?\\.css|(\\.test)?\\.tsx?)$`);

/**
 * Where the tree departs from the layout: one sentence per problem, naming the file and the rule.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function checkStructure(root) {
  const files = CHECKED_FOLDERS.flatMap((folder) => filesBelow(root, folder));
  return [
    ...unknownWorkspaces(root),
    ...crowdedFolders(files),
    ...cycleProblems(root, files),
    ...files.flatMap((file) => [
      ...layerProblems(file),
      ...nameProblems(file),
      ...areaProblems(file),
      ...publicPageProblems(file),
      ...bookingProblems(file),
      ...textProblems(root, file),
    ]),
  ];
}

function unknownWorkspaces(root) {
  return Object.entries(WORKSPACES).flatMap(([folder, known]) =>
    foldersIn(root, folder)
      .filter((name) => !known.includes(name))
      .map((name) => `${folder}/${name}: only ${known.join(' and ')} live in ${folder}/`),
  );
}

function layerProblems(file) {
  return Object.entries(SOURCE_LAYERS).flatMap(([home, layers]) => {
    const [layer, inside] = pathBelow(home, file);
    if (inside === undefined || layers.includes(layer)) return [];
    return [`${file}: ${home}/ holds only the folders ${layers.join(', ')}`];
  });
}

function nameProblems(file) {
  if (GENERATED.test(file)) return [];
  const isRoute = file.startsWith('apps/web/src/routes/');
  const name = basename(file);
  const problems = [];
  if (file.split('/').includes('__tests__')) {
    problems.push(`${file}: tests lie beside what they test, not in a __tests__ folder`);
  } else if (!hasGoodName(file, isRoute ? ROUTE_SEGMENT : KEBAB)) {
    problems.push(`${file}: names are written in kebab-case`);
  }
  if (DRAWER.test(name) && !isRoute && file !== 'packages/contract/src/index.ts') {
    problems.push(`${file}: a file is named after the thing it holds, never ${name}`);
  }
  return problems;
}

function hasGoodName(file, pattern) {
  return file.split('/').every((part) => part.split('.').every((word) => pattern.test(word)));
}

function areaProblems(file) {
  return AREA_HOMES.flatMap((place) => {
    const [folder, ...inside] = pathBelow(place.home, file);
    if (folder === undefined || file === 'packages/contract/src/index.ts') return [];
    const known = [...AREAS, ...place.alsoHolds];
    if (inside.length === 0) return [`${file}: a file of ${place.home}/ belongs into an area`];
    if (!known.includes(folder)) return [`${file}: '${folder}' is not one of the areas`];
    if (inside.length > 1 + (place.folders ?? 0)) {
      return [
        `${file}: ${place.folders ? 'an area has one level of folders' : 'an area has no folders inside'}`,
      ];
    }

    const allowed = (folder !== 'shared' && place.areaFile) || place.file;
    if (allowed.test(inside.at(-1))) return [];
    return [`${file}: not a known role; files here are ${place.roles}`];
  });
}

/** A page has a folder of its own; what all pages share lies beside those folders. */
function publicPageProblems(file) {
  const inside = pathBelow(PUBLIC_PAGES, file);
  if (inside.length === 0) return [];
  if (inside.length > 2) return [`${file}: a public page has no folders inside`];
  if (PUBLIC_FILE.test(inside.at(-1))) return [];
  return [
    `${file}: not a known role; files here are <thing>.tsx, <thing>.ts, <thing>.content.ts, <thing>.css or <thing>.test.tsx`,
  ];
}

function bookingProblems(file) {
  const inside = pathBelow(BOOKING, file);
  if (inside.length === 0) return [];
  if (inside.length > 2) return [`${file}: the booking wizard has one level of folders`];
  if (BOOKING_FILE.test(inside.at(-1))) return [];
  return [
    `${file}: not a known role; files here are <thing>.tsx, <thing>.ts, <thing>.labels.ts, <thing>.module.css or <thing>.test.tsx`,
  ];
}

function textProblems(root, file) {
  if (!CODE.test(file) || GENERATED.test(file) || isTest(file)) return [];
  const source = readFileSync(join(root, file), 'utf8');
  return [
    ...lengthProblems(file, source),
    ...colorProblems(file, source),
    ...roleProblems(file, source),
  ];
}

/** A stylesheet names what a colour means; which one that is, light and dark, the theme says. */
function colorProblems(file, source) {
  if (!file.endsWith('.module.css')) return [];
  const hex = source.match(HEX_COLOR)?.[0];
  return hex ? [`${file}: ${hex} belongs into foundation/color-roles.ts`] : [];
}

function lengthProblems(file, source) {
  const lines = source.trimEnd().split('\n').length;
  if (lines <= MOST_LINES) return [];
  return [`${file}: ${lines} lines; a file has at most ${MOST_LINES}`];
}

function crowdedFolders(files) {
  const inSource = files.filter(
    (file) => /^(packages|apps)\/\w+\/src\//.test(file) && !isTest(file),
  );
  const counts = Map.groupBy(inSource, (file) => dirname(file));
  return [...counts]
    .filter(([folder, inside]) => inside.length > MOST_FILES && !folder.endsWith('/routes'))
    .map(
      ([folder, inside]) => `${folder}: ${inside.length} files; a folder has at most ${MOST_FILES}`,
    );
}

function pathBelow(home, file) {
  return file.startsWith(`${home}/`) ? file.slice(home.length + 1).split('/') : [];
}

if (isCommand(import.meta.url)) {
  report(checkStructure(projectRoot), 'Every file is where it belongs.');
}
