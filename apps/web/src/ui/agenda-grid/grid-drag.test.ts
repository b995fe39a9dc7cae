import { expect, test } from 'vitest';
import { sampleEntry, sampleId } from '../../../tests/agenda.ts';
import { aimOf, type DragScene, isSamePlace, scrollStep } from './grid-drag.ts';

const still = { x: 0, y: 0 };
const columns = ['ana', 'bruno'].map((key) => ({
  key,
  professionalId: key,
  date: '2026-03-10',
  name: key,
  hours: [],
  reason: null,
}));
const dragged = { entry: sampleEntry(), from: 600, until: 630, columnKey: 'ana', color: '' };
const scene: DragScene = {
  mode: 'move',
  dragged,
  columns,
  entries: [{ ...dragged, entry: sampleEntry({ id: sampleId(2) }), columnKey: 'bruno' }],
  span: { from: 480, until: 1200 },
  area: { left: 100, top: 50, width: 400 },
  grabbed: { x: 150, y: 200 },
};

test('a pointer that has not moved changes nothing', () => {
  const aim = aimOf(scene, scene.grabbed, still);
  expect(aim && isSamePlace(aim, dragged)).toBe(true);
});

test('down is later, sideways is another column', () => {
  expect(aimOf(scene, { x: 350, y: 224 }, still)).toMatchObject({
    column: { key: 'bruno' },
    from: 615,
    until: 645,
    isConflict: true,
  });
});

test('what was scrolled meanwhile counts as moved', () => {
  expect(aimOf(scene, scene.grabbed, { x: 200, y: 96 })).toMatchObject({
    column: { key: 'bruno' },
    from: 660,
    isConflict: false,
  });
});

test('resizing stays in its column', () => {
  const resized = aimOf({ ...scene, mode: 'resize' }, { x: 350, y: 224 }, still);
  expect(resized).toMatchObject({ column: { key: 'ana' }, from: 600, until: 645 });
});

test('near an edge the grid scrolls, faster the nearer', () => {
  expect(scrollStep(300, 0, 600)).toBe(0);
  expect(scrollStep(10, 0, 600)).toBeLessThan(scrollStep(50, 0, 600));
  expect(scrollStep(599, 0, 600)).toBeGreaterThan(scrollStep(560, 0, 600));
  expect(scrollStep(-500, 0, 600)).toBe(-18);
});
