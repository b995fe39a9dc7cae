const HOOK = /\buse[A-Z]\w*\(/;
const FORM_HOOK = /\buse(\w*Form|Saving|Merging)\b/;
const WRITES = /\b(scope|owner|operator|database|transaction|step)\s*\.(insert|update|delete)\(/;

/**
 * What the text of a file must hold, or must not, for its role to be true. The first part of a
 * sentence is the name of the role, so that the sentence can be read aloud.
 */
const SERVER = {
  table: [must(/\b\w+Table\(/, 'declares a table')],
  queries: [
    mustNot(/\brefuse\(|\bORPCError\b|\berrors\.[A-Z]/, 'refuses nothing'),
    mustNot(WRITES, 'stores nothing'),
  ],
  rules: [mustNot(WRITES, 'stores nothing')],
  commands: [
    must(
      /\.(insert|update|delete|execute|put|send)\(|\b(announce|announceFor|accept|refuse|mailer)\b|\.commands\.ts'/,
      'changes or causes something',
    ),
  ],
  handlers: [must(/\.handler\(|\bFastifyInstance\b/, 'answers procedures or addresses')],
  steps: [
    must(/\b(Visiting|\w+Context)\b/, 'works with the context of a request'),
    mustNot(/\.handler\(|\bFastifyInstance\b/, 'answers nothing itself'),
  ],
  cache: [must(/\b(cachePerSystem|cacheAnswer|LRUCache)\b/, 'keeps answers in memory')],
  presenter: [
    must(
      /@app\/contract\/|\bFile\b|\bCalendarEvent\b|\bPageFace\b/,
      'makes a shape of the contract, a file or a page',
    ),
  ],
  labels: [mustNot(/\bscope\b|\bawait\b/, 'holds words alone')],
  jobs: [must(/\b(Job|Beat|Consequence)\b/, 'declares jobs')],
  client: [
    must(/from '(?!node:|@app\/|@orpc\/|drizzle|fastify|\.)/, 'wraps a library or a service'),
  ],
  archive: [must(/\bArchivePart\b/, 'says what leaves with a company')],
};

const WEB = {
  api: [
    must(
      /from '@tanstack\/react-query'|\/foundation\/(?:[\w-]+\/)?(api|auth[\w-]*)\.tsx?'|\buseApi\b|\bfetch\(/,
      'uses the API',
    ),
  ],
  form: [must(FORM_HOOK, 'holds the state of a form')],
  view: [must(HOOK, 'holds the state of a screen, which is a hook')],
  labels: [mustNot(HOOK, 'holds words alone')],
  // Without a role it is pure code.
  '': [mustNot(HOOK, 'is pure and calls no hook')],
};

const HOMES = [
  ['apps/server/src/modules/', SERVER],
  ['apps/web/src/features/', WEB],
];

/**
 * Where the text of a file contradicts its name.
 *
 * @param {string} file path from the root
 * @param {string} source
 * @returns {string[]}
 */
export function roleProblems(file, source) {
  const role = roleOf(file);
  const [, roles] = HOMES.find(([home]) => file.startsWith(home)) ?? [];
  return (roles?.[role] ?? [])
    .filter(({ isTrue }) => !isTrue(source))
    .map(({ says }) => `${file}: ${nameOf(role)} ${says}`);
}

/** `null` of what has none: components, styles and tests. */
function roleOf(file) {
  const [, role = ''] = /\/[a-z0-9-]+(?:\.([a-z]+))?\.ts$/.exec(file) ?? [null, null];
  return role;
}

function nameOf(role) {
  return role === '' ? 'a file without a role' : `*.${role}.ts`;
}

function must(pattern, says) {
  return { isTrue: (source) => pattern.test(source), says };
}

function mustNot(pattern, says) {
  return { isTrue: (source) => !pattern.test(source), says };
}
