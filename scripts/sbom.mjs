import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCommand, projectRoot, report } from './command-line.mjs';

/** Licences under which this may be sold as a service and handed on as it is. */
const ACCEPTED = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'PostgreSQL',
  // A library of its own that is loaded, not changed: libvips beside sharp.
  'LGPL-3.0-or-later',
];

/**
 * What the product consists of, by licence. Our own packages are left out.
 *
 * @param {{ components: { name: string, version: string, purl?: string, licenses?: unknown[] }[] }} bom
 * @returns {Map<string, string[]>}
 */
export function licencesOf({ components }) {
  const foreign = components.filter(({ purl = '' }) => !purl.includes('%40app/'));
  const named = foreign.map((one) => [licenceOf(one), `${nameOf(one)} ${one.version}`]);
  const byLicence = Map.groupBy(named, ([licence]) => licence);
  const lists = [...byLicence].map(([licence, all]) => [licence, all.map(([, name]) => name)]);
  return new Map(lists.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The address of a package has its whole name; the name alone leaves out whose it is. */
function nameOf({ name, purl }) {
  const whole = purl && /^pkg:npm\/(.+)@[^@]+$/.exec(purl)?.[1];
  return whole ? decodeURIComponent(whole) : name;
}

function licenceOf({ licenses = [] }) {
  const names = licenses.map(
    ({ license, expression }) => license?.id ?? license?.name ?? expression,
  );
  return names.length > 0 ? names.join(' + ') : 'unknown';
}

/**
 * What stands in the way of handing this on.
 *
 * @param {Map<string, string[]>} licences
 * @param {Record<string, unknown>} allowedScripts packages that want to run something when installed
 */
export function problemsOf(licences, allowedScripts) {
  const unknown = [...licences].filter(([licence]) => !ACCEPTED.includes(licence));
  const running = Object.entries(allowedScripts).filter(([, allowed]) => allowed !== false);
  return [
    ...unknown.map(([licence, all]) => `${licence}: ${all.join(', ')}`),
    ...running.map(([name]) => `${name} runs a script when it is installed`),
  ];
}

function listed(licences) {
  const parts = [...licences].map(([licence, all]) => [licence, ...all.toSorted(), ''].join('\n'));
  return parts.join('\n');
}

function write() {
  const asked = ['sbom', '--sbom-format=cyclonedx', '--omit=dev'];
  const bom = execFileSync('npm', asked, {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  });
  const licences = licencesOf(JSON.parse(bom));
  const folder = join(projectRoot, 'dist', 'sbom');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'sbom.cdx.json'), bom);
  writeFileSync(join(folder, 'licences.txt'), listed(licences));
  const { allowScripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const counted = [...licences].map(([licence, all]) => `${all.length} ${licence}`).join(', ');
  report(problemsOf(licences, allowScripts), `dist/sbom: ${counted}`);
}

if (isCommand(import.meta.url)) write();
