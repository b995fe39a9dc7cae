import { Button } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { showFailure } from '../foundation/toasts.ts';

type CopyButtonProps = {
  label: string;
  text: string;
  /** Said when the browser does not let anything be copied. */
  failure: { title: string; message: string };
};

export function CopyButton({ label, text, failure }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const { start } = useTimeout(() => setCopied(false), 4000);

  async function copy(): Promise<void> {
    if (!(await isCopied(text))) return showFailure(failure.title, failure.message);
    setCopied(true);
    start();
  }

  return (
    <Button
      variant="default"
      leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
      onClick={copy}
    >
      <span aria-live="polite">{copied ? 'Copiado!' : label}</span>
    </Button>
  );
}

/** Outside of a safe connection the browser has no clipboard at all. */
export async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
