import { expect, test } from 'vitest';
import { block, fillTemplate, slot } from './page-template.ts';

const plans = block('plan');
const badges = block('badge');
const template = `<ul>${plans.start}<li title="${slot('name')}">${badges.start}<b>!</b>${badges.end}${slot('year')}</li>${plans.end}</ul>`;

test('a block is repeated for each entry, and sees what surrounds it', () => {
  const plan = [
    { name: 'Um', badge: [{}] },
    { name: 'Dois', badge: [] },
  ];
  expect(fillTemplate(template, { year: '2026', plan })).toBe(
    '<ul><li title="Um"><b>!</b>2026</li><li title="Dois">2026</li></ul>',
  );
});

test('an empty list leaves its block out', () => {
  expect(fillTemplate(template, { year: '2026', plan: [] })).toBe('<ul></ul>');
});

test('what is filled in is escaped and is never a mark itself', () => {
  const plan = [{ name: '"><script>[[year]]</script>$&', badge: [] }];
  expect(fillTemplate(template, { year: '2026', plan })).toBe(
    '<ul><li title="&quot;&gt;&lt;script&gt;[[year]]&lt;/script&gt;$&amp;">2026</li></ul>',
  );
});

test('a mark that nobody fills is a mistake, not a hole in the page', () => {
  expect(() => fillTemplate(slot('year'), {})).toThrow('[[year]]');
  expect(() => fillTemplate(template, { year: '2026' })).toThrow('[[#plan]]');
});
