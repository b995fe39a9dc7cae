import { Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './failure-text.module.css';

/** Why it did not work, where the person is looking. */
export function FailureText({ children }: { children: string | null }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (children !== null) text.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  if (children === null) return null;
  return (
    <Text ref={text} role="alert" c="var(--mantine-color-error)" className={classes.failure}>
      {children}
    </Text>
  );
}
