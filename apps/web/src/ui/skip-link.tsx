import type { ReactNode } from 'react';
import classes from './skip-link.module.css';

type SkipLinkProps = { /** The id of what gets the focus. */ to: string; children: ReactNode };

/** Shown to whoever reaches it by the keyboard; leads past what stands in between. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      className={classes.skip}
      href={`#${to}`}
      onClick={(event) => {
        // The address says what is shown, and stays.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
