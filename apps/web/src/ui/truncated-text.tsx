import { Text, Tooltip } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';

/**
 * Never breaks the grid; what does not fit is said by a tooltip. It is made when it is needed: a long
 * list has thousands of such texts.
 */
export function TruncatedText({ children }: { children: ReactNode }) {
  const [cut, setCut] = useState<HTMLElement | null>(null);

  function measure({ currentTarget }: SyntheticEvent<HTMLElement>): void {
    setCut(currentTarget.scrollWidth > currentTarget.clientWidth ? currentTarget : null);
  }

  return (
    <>
      <Text
        span
        inherit
        truncate
        display="block"
        onMouseEnter={measure}
        onMouseLeave={() => setCut(null)}
      >
        {children}
      </Text>
      {cut && <Tooltip opened target={cut} label={children} multiline maw={320} />}
    </>
  );
}
