import { VisuallyHidden } from '@mantine/core';
import { chartLabels } from './charts.labels.ts';

/** Screen readers often pass over a minus sign; they read the word. */
export function SaidAmount({ text }: { text: string }) {
  if (!/^[-−]/.test(text)) return text;
  return (
    <>
      {text}
      <VisuallyHidden> ({chartLabels.negative})</VisuallyHidden>
    </>
  );
}
