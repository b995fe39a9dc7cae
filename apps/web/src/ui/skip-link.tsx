import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

type SkipLinkProps = {
  /** The id of what gets the focus. */
  to: string;
  /** The id of the part that gets it while that is not there. */
  otherwise: string;
  children: ReactNode;
};

/** Shown to whoever reaches it by the keyboard; leads past what stands in between. */
export function SkipLink({ to, otherwise, children }: SkipLinkProps) {
  return (
    <a
      className={classes.skip}
      href={`#${to}`}
      onClick={(event) => {
        // The address says what is shown, and stays.
        event.preventDefault();
        const target = document.getElementById(to);
        if (target) target.focus();
        else focusPart(document.getElementById(otherwise));
      }}
    >
      {children}
    </a>
  );
}

/** It takes the focus only this once: a click into it should not. */
function focusPart(part: HTMLElement | null): void {
  if (!part) return;
  part.tabIndex = -1;
  part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  part.focus();
}
