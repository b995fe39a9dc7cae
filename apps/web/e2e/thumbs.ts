import { expect, type Page } from '@playwright/test';

/** Nothing that can be pressed on the screen, or in the dialog above it, is smaller than a thumb. */
export async function expectThumbSized(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
  expect(await page.evaluate(tooSmall)).toEqual([]);
}

/** Runs in the page. Links in the middle of a sentence are as high as its line, and may be. */
export function tooSmall(): string[] {
  const THUMB = 44;
  const FEW = 4;
  const PRESSED =
    'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=option], [role=menuitem]';
  const modals = [...document.querySelectorAll('[aria-modal="true"]')];
  const above = modals.findLast((modal) => modal.checkVisibility());

  function isLarge({ width, height }: { width: number; height: number }): boolean {
    return Math.min(width, height) >= THUMB - 0.5;
  }

  function isPressed(one: Element): boolean {
    if (above && !above.contains(one) && !liesOver(one, above)) return false;
    if (one.matches(':disabled, [data-disabled], [aria-disabled="true"]')) return false;
    if (one.closest('[aria-hidden="true"], [inert]')) return false;
    return one.checkVisibility({ visibilityProperty: true });
  }

  /** A list that was opened in it: portals lie in the order in which they came. */
  function liesOver(one: Element, modal: Element): boolean {
    const later = modal.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING;
    return later !== 0 && one.closest('[data-portal]') !== null;
  }

  function isInSentence(one: Element): boolean {
    if (getComputedStyle(one).display !== 'inline') return false;
    const words = [...(one.parentElement?.childNodes ?? [])];
    return words.some(
      (node) => node.nodeType === Node.TEXT_NODE && /\p{L}{2}/u.test(node.nodeValue ?? ''),
    );
  }

  /** What is pressed in its place: its label, or the frame of a field that holds several things. */
  function labelsOf(one: Element): Element[] {
    if (!(one instanceof HTMLInputElement)) return [];
    const frame = one.matches('.mantine-PillsInputField-field') && one.closest('[data-multiline]');
    return [...(frame ? [frame] : []), ...(one.labels ?? [])];
  }

  function boxOf(one: Element): DOMRect {
    const boxes = [one, ...labelsOf(one)].map((part) => part.getBoundingClientRect());
    const own = boxes[0] ?? new DOMRect();
    if (own.width >= 4 && own.height >= 4 && getComputedStyle(one).opacity !== '0') return own;
    return boxes.find(({ width, height }) => width >= 4 && height >= 4) ?? own;
  }

  /** How far a finger may be off and still press it. */
  function reach(one: Element): { width: number; height: number } {
    one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = boxOf(one);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const parts = [one, ...labelsOf(one)];
    const isHit = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && parts.some((part) => part.contains(hit));
    };
    const along = (dx: number, dy: number) => {
      let far = 0;
      while (far < THUMB && isHit(middle.x + dx * (far + 0.5), middle.y + dy * (far + 0.5)))
        far += 0.5;
      return far;
    };
    const width = Math.max(box.width, along(-1, 0) + along(1, 0));
    return { width, height: Math.max(box.height, along(0, -1) + along(0, 1)) };
  }

  const small: string[] = [];
  const looked = new Map<string, number>();
  for (const one of document.querySelectorAll(PRESSED)) {
    if (!isPressed(one) || isInSentence(one)) continue;
    const box = boxOf(one);
    if (
      labelsOf(one).some((label) => label.contains(one) && isLarge(label.getBoundingClientRect()))
    )
      continue;
    // What waits beside the page for a keyboard is not there for a finger.
    if (box.width < 1 || box.height < 1 || box.right + scrollX <= 0) continue;
    if (isLarge(box)) continue;
    // Of those alike, as in the rows of a list, a few stand for all.
    const kind = `${one.tagName} ${one.className} ${Math.round(box.width)}×${Math.round(box.height)}`;
    const times = looked.get(kind) ?? 0;
    looked.set(kind, times + 1);
    if (times >= FEW) continue;
    const { width, height } = reach(one);
    if (isLarge({ width, height })) continue;
    const name = one.getAttribute('aria-label') ?? one.textContent?.trim();
    small.push(
      `${Math.round(width)}×${Math.round(height)} ${one.tagName.toLowerCase()} '${name?.slice(0, 40)}' ${one.className.toString().slice(0, 90)}`,
    );
  }
  return [...new Set(small)];
}
