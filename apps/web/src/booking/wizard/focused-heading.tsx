import { type ReactNode, useEffect, useRef } from 'react';
import classes from '../own-appointment/own-appointment.module.css';

type FocusedHeadingProps = { id?: string; children: ReactNode };

/** What the page is about from now on: whoever listens hears it, and Tab goes on from here. */
export function FocusedHeading({ id, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} id={id} className={classes.heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
