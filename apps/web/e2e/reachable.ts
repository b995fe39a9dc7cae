import { expect, type Locator } from '@playwright/test';

const PRESSES = ['click', 'tap', 'check', 'uncheck'] as const;
/** A list may be on its way to stand still; what no key reaches stays so. */
const PATIENCE_IN_MS = 5000;

type Options = { timeout?: number };
type Press = (this: Locator, options?: Options) => Promise<void>;

const guarded = new WeakSet<object>();

/**
 * What a journey does by finger or mouse, a keyboard can do as well: a press on what no key reaches fails
 * the journey by name. Of every page of every window, as all of them share what a press is.
 */
export function guardPresses(anyLocator: Locator): void {
  const kind: Record<(typeof PRESSES)[number], Press> = Object.getPrototypeOf(anyLocator);
  if (guarded.has(kind)) return;
  guarded.add(kind);
  for (const name of PRESSES) {
    const press = kind[name];
    kind[name] = async function pressWithinReach(options) {
      await expectReachable(this, options);
      await press.call(this, options);
    };
  }
}

async function expectReachable(target: Locator, options: Options = {}): Promise<void> {
  const ask = () => target.evaluate(whyNoKey, null, options).catch(unlessLeft);
  if ((await ask()) === null) return;
  const message = `A key gets to ${target}`;
  await expect.poll(ask, { timeout: PATIENCE_IN_MS, message }).toBeNull();
}

/** A page that is just left for another one answers nothing; the press itself waits for the next. */
function unlessLeft(error: Error): null {
  if (/context|navigat|detached/i.test(error.message)) return null;
  throw error;
}

/** Runs in the page: what is in the way of a key, or nothing. */
function whyNoKey(target: Element): string | null {
  const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex]';
  /** Tab gets to one of them, and arrows from there to the others. */
  const WALKED = [
    ...['option', 'tab', 'radio', 'gridcell', 'treeitem'].map((role) => `[role="${role}"]`),
    '[role^="menuitem"]',
    '[role="grid"] button',
    // The days of a calendar.
    'table:has(button[tabindex="0"]) button',
    '[data-entry]',
  ].join();

  const control = controlOf(target);
  if (isReached(control) || isReached(controlOf(atMiddleOf(target)))) return null;
  return (control ?? target).outerHTML.slice(0, 160);

  function controlOf(one: Element | null): Element | null {
    const nearest = one?.closest(`label, ${CONTROL}, ${WALKED}`) ?? null;
    return nearest instanceof HTMLLabelElement ? nearest.control : nearest;
  }

  /** A row is pressed by what lies at its middle. */
  function atMiddleOf(one: Element): Element | null {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2);
  }

  function isReached(one: Element | null): boolean {
    if (!(one instanceof HTMLElement || one instanceof SVGElement)) return false;
    if (one.closest('[inert], [aria-hidden="true"]')) return false;
    return one.tabIndex >= 0 || one.matches(WALKED);
  }
}
