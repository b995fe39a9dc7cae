import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { hasDrafts } from '../drafts/kept-drafts.ts';
import { offerNewVersion } from './new-version.tsx';

/** Of this tab: the version that was left for a newer one. */
const LEFT_VERSION = 'version.left';

// biome-ignore lint/suspicious/noExplicitAny: a component of any properties, as in React's own type.
type AnyComponent = ComponentType<any>;

/** The way to a component that comes later. */
export function lazyPart<Part extends AnyComponent>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(() => loadPart(load));
}

/**
 * The way to code that comes later. A tab that stays open over a new version finds its files gone: it
 * starts that version, once, or says that there is one where something typed would be lost. What was
 * asked for then never comes, and everything on the screen stays as it is.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (!(await startIfOutdated())) throw error;
    return new Promise<never>(() => {});
  }
}

/** Whether there is a newer version than the one on the screen, which then starts or is offered. */
export async function startIfOutdated(): Promise<boolean> {
  if (!(await isOutdated())) return false;
  startNewVersion();
  return true;
}

/** A broken line is no new version: one begins with other files. */
async function isOutdated(): Promise<boolean> {
  const shown = programOf(document);
  if (shown === null) return false;
  try {
    const answer = await fetch('/dashboard', { cache: 'no-store' });
    const now = programOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return now !== null && now !== shown;
  } catch {
    return false;
  }
}

function startNewVersion(): void {
  const reload = () => location.reload();
  if (isBusy() || !isFirstTry()) offerNewVersion(reload);
  else reload();
}

/** Something is being typed, or waits for an answer. */
function isBusy(): boolean {
  return hasDrafts() || isTyping() || document.querySelector('[role$="dialog"]') !== null;
}

function isTyping(): boolean {
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && field.value !== '';
}

/** A page that came back as old as it was would be left again and again. */
function isFirstTry(): boolean {
  const left = programOf(document) ?? '';
  try {
    if (sessionStorage.getItem(LEFT_VERSION) === left) return false;
    sessionStorage.setItem(LEFT_VERSION, left);
    return true;
  } catch {
    // A browser that keeps nothing cannot tell.
    return false;
  }
}

/** The files that a page begins with; each is named after what it holds. */
function programOf(page: Document): string | null {
  return page.querySelector('meta[name="program"]')?.getAttribute('content') ?? null;
}
