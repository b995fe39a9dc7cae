import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps, Ref } from 'react';

type AnchorProps = Omit<ComponentProps<'a'>, keyof ButtonProps | 'ref'>;
type PlainProps = ButtonProps & AnchorProps & { ref?: Ref<HTMLAnchorElement> };

function AnchorButton(props: PlainProps) {
  return <Button component="a" {...props} />;
}

/** Looks like a button and leads somewhere: opens in a new tab like any link. */
export const LinkButton = createLink(AnchorButton);
