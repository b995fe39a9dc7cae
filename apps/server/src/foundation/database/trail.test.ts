import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SUPPORT_MARK } from './trail.ts';

test('the database marks what is done on a visit for support as the program looks for it', () => {
  const entering = readFileSync(
    new URL('../../../migrations/functions/enter_session.sql', import.meta.url),
    'utf8',
  );
  expect(SUPPORT_MARK).toMatch(/^ \S+$/);
  expect(entering).toContain(
    `concat_ws(' ', coalesce(request_id, ''), '${SUPPORT_MARK.trim()}' || "supportVisitId")`,
  );
});
