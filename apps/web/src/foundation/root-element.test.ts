import { afterEach, expect, test } from 'vitest';
import { rootElement } from './root-element.ts';

afterEach(() => document.body.replaceChildren());

test('a document without a place for the page says so', () => {
  expect(() => rootElement()).toThrow('Root element not found');
});

test('the place for the page is found', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(rootElement().id).toBe('root');
});
