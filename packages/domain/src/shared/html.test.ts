import { expect, test } from 'vitest';
import { escapeHtml } from './html.ts';

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['" onclick="x', '&quot; onclick=&quot;x'],
  ["Corte & Barba d'Ávila", 'Corte &amp; Barba d&#39;Ávila'],
  ['&lt;', '&amp;lt;'],
])('%j is written as %j', (text, expected) => {
  expect(escapeHtml(text)).toBe(expected);
});
