import { Anchor } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** Words of a sentence that lead somewhere, with room for a thumb. Colour alone does not tell them apart. */
export const TextLink = createLink((props: Omit<ComponentProps<'a'>, 'color'>) => (
  <Anchor className="thumb-room" underline="always" inherit {...props} />
));
