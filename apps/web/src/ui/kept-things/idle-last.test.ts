import { expect, test } from 'vitest';
import { inGroups } from '../lists/row-groups.ts';
import { idleLast } from './idle-last.ts';

const cut = { name: 'Corte', kind: 'Cabelo', active: true };
const perm = { name: 'Permanente', kind: 'Cabelo', active: false };
const visit = { name: 'Visita', kind: '', active: true };
const labels = { inUse: 'Ativos', outOfUse: 'Inativos' };
const isIdle = ({ active }: { active: boolean }) => !active;
const byKind = ({ kind }: { kind: string }) => ({ key: kind, title: kind || 'Outros' });

test('what is out of use comes last, below its heading', () => {
  const groupOf = idleLast([perm, cut], { labels, isIdle });
  expect(inGroups([perm, cut], groupOf)).toEqual([cut, perm]);
  expect([cut, perm].map((one) => groupOf?.(one).title)).toEqual(['Ativos', 'Inativos']);
});

test('it comes also after those that belong nowhere, and leaves its group', () => {
  const all = [perm, visit, cut];
  const groupOf = idleLast(all, { labels, isIdle, groupOf: byKind });
  const titles = inGroups(all, groupOf).map((one) => groupOf?.(one).title);
  expect(titles).toEqual(['Cabelo', 'Outros', 'Inativos']);
});

test('where all are in use, or none is, nothing is divided', () => {
  expect(idleLast([cut], { labels, isIdle })).toBeUndefined();
  expect(idleLast([perm], { labels, isIdle, groupOf: byKind })).toBe(byKind);
  expect(idleLast([cut, perm], { labels })).toBeUndefined();
});
