import { Anchor } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A word that leads somewhere, with room for a thumb. */
export const TextLink = createLink((props: Omit<ComponentProps<'a'>, 'color'>) => (
  <Anchor className="thumb-room" inherit {...props} />
));
