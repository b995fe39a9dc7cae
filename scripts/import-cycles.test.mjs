import { expect, test } from 'vitest';
import { checkStructure } from './check-structure.mjs';
import { makeTree } from './fake-tree.mjs';

test('refuses imports that run in a circle, types included, and names the way round', () => {
  const root = makeTree({
    'packages/domain/src/shared/day.ts': "import { month } from './month.ts';\n",
    'packages/domain/src/shared/month.ts': "import type { Year } from './year.ts';\n",
    'packages/domain/src/shared/year.ts': "export { days } from './day.ts';\n",
    'packages/domain/src/shared/clock.ts': "import { day } from './day.ts';\n",
  });
  expect(checkStructure(root)).toEqual([
    'packages/domain/src/shared/day.ts → packages/domain/src/shared/month.ts → packages/domain/src/shared/year.ts → packages/domain/src/shared/day.ts: imports run in a circle',
  ]);
});

test('names each circle, also between packages and in what is loaded later', () => {
  const root = makeTree({
    'packages/domain/src/shared/day.ts': "import '@app/domain/shared/month';\n",
    'packages/domain/src/shared/month.ts': "import { day } from '@app/domain/shared/day';\n",
    'apps/web/src/ui/frame.tsx': "const Picture = lazy(() => import('./picture.tsx'));\n",
    'apps/web/src/ui/picture.tsx': "import { Frame } from './frame.tsx';\n",
  });
  expect(checkStructure(root)).toHaveLength(2);
});

test('accepts that two files import the same one, by two ways', () => {
  const root = makeTree({
    'packages/domain/src/shared/day.ts': "import './clock.ts';\nimport './month.ts';\n",
    'packages/domain/src/shared/month.ts': "import { now } from './clock.ts';\n",
    'packages/domain/src/shared/clock.ts': 'export const now = 1;\n',
  });
  expect(checkStructure(root)).toEqual([]);
});
