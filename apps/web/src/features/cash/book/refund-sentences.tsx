import { Stack } from '@mantine/core';

/** One below the other, each its own thing to do. */
export function RefundSentences({ texts }: { texts: readonly string[] }) {
  return (
    <Stack gap={6}>
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Stack>
  );
}
