import { expect, test } from 'vitest';
import { licencesOf, problemsOf } from './sbom.mjs';

const component = (purl, ...licenses) => ({ name: 'x', version: '1.0.0', purl, licenses });
const mit = { license: { id: 'MIT' } };

test('packages are listed by their licence, whole names first to last, without our own', () => {
  const components = [
    component('pkg:npm/%40app/server@0.0.0'),
    component('pkg:npm/zod@1.0.0', mit),
    component('pkg:npm/%40scope/thing@1.0.0', { expression: '(MIT OR GPL-2.0)' }),
  ];
  expect([...licencesOf({ components })]).toEqual([
    ['(MIT OR GPL-2.0)', ['@scope/thing 1.0.0']],
    ['MIT', ['zod 1.0.0']],
  ]);
});

test('an unknown licence and a script at the installation are problems', () => {
  const licences = licencesOf({ components: [component('pkg:npm/odd@1.0.0')] });
  expect(problemsOf(licences, { good: false, bad: true })).toEqual([
    'unknown: odd 1.0.0',
    'bad runs a script when it is installed',
  ]);
  expect(problemsOf(licencesOf({ components: [component('pkg:npm/a@1.0.0', mit)] }), {})).toEqual(
    [],
  );
});
