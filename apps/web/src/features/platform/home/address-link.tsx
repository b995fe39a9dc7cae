import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

type AddressProps = { href: string; children: ReactNode };

/** A link whose address is known as a text: with its filters, as somebody would type it. */
export function AddressLink({ href, children, ...look }: AddressProps & AnchorProps) {
  const go = useGoTo(href);
  return (
    <Anchor href={href} onClick={go} inherit {...look}>
      {children}
    </Anchor>
  );
}

/** The same, and looks like a button. */
export function AddressButton({ href, children, ...look }: AddressProps & ButtonProps) {
  const go = useGoTo(href);
  return (
    <Button component="a" href={href} onClick={go} {...look}>
      {children}
    </Button>
  );
}

/** Within this tab; whoever wants another one gets it from the browser. */
function useGoTo(href: string): (event: MouseEvent) => void {
  const router = useRouter();
  return (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void router.navigate({ href });
  };
}
