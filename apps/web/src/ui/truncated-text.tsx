import { Text, Tooltip } from '@mantine/core';
import { type ReactNode, type SyntheticEvent, useState } from 'react';

/** Never breaks the grid; what does not fit is said by a tooltip. */
export function TruncatedText({ children }: { children: ReactNode }) {
  const [isCut, setIsCut] = useState(false);

  function measure(event: SyntheticEvent<HTMLElement>): void {
    const { scrollWidth, clientWidth } = event.currentTarget;
    setIsCut(scrollWidth > clientWidth);
  }

  return (
    <Tooltip label={children} multiline maw={320} {...(!isCut && { opened: false })}>
      <Text span inherit truncate display="block" onMouseEnter={measure}>
        {children}
      </Text>
    </Tooltip>
  );
}
