import { notifications } from '@mantine/notifications';
import { cleanup, configure, getConfig } from '@testing-library/react';
import React from 'react';
import { afterAll, afterEach, vi } from 'vitest';

// What jsdom lacks and Mantine asks for.
vi.stubGlobal('matchMedia', matchMedia);
vi.stubGlobal('ResizeObserver', IdleObserver);
vi.stubGlobal('IntersectionObserver', IdleObserver);
Element.prototype.scrollIntoView = () => {};
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// Longer than the usual second: the suite shares its machine with a database and a browser.
configure({ asyncUtilTimeout: 20_000 });

// What a wait tries in vain is thrown away, so the page is not written out for it. When the wait is
// over the page is.
const { getElementError } = getConfig();
configure({
  getElementError: (message, container) =>
    isTrying() ? new Error(message ?? '') : getElementError(message, container),
});

// React notes for each element where it was made, for messages that no test reads; it has enough.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {}, configurable: true },
);

const desktopWidth = 1280;
window.innerWidth = desktopWidth;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.innerWidth = desktopWidth;
  notifications.clean();
  // What a form kept for a reload.
  sessionStorage.clear();
});

// The next file of this worker has the same window; modules of ours it gets anew.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie.split('; ').forEach(forget);
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

function isTrying(): boolean {
  return Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
}

function forget(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
}

/** Answers widths by the window's width; every other question with no. */
function matchMedia(query: string): Partial<MediaQueryList> {
  return {
    media: query,
    matches: matchesWidth(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  };
}

function matchesWidth(query: string): boolean {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)(em|px)\)/g)];
  if (bounds.length === 0) return false;
  return bounds.every(([, side, size, unit]) => {
    const pixels = Number(size) * (unit === 'em' ? 16 : 1);
    return side === 'min' ? window.innerWidth >= pixels : window.innerWidth <= pixels;
  });
}

function IdleObserver() {
  return { observe: () => {}, unobserve: () => {}, disconnect: () => {}, takeRecords: () => [] };
}
