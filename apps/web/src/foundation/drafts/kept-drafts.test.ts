import { beforeEach, expect, test } from 'vitest';
import { sampleSession } from '../../../tests/support.tsx';
import { draftKey, forgetDrafts, writeDraft } from './kept-drafts.ts';

beforeEach(() => sessionStorage.clear());

test('drafts go, and nothing else, when somebody else sits here', () => {
  writeDraft(draftKey(sampleSession, ['client', 'new']), { name: 'Maria' });
  sessionStorage.setItem('auth.return-address', '/dashboard');
  forgetDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['auth.return-address']);
});
