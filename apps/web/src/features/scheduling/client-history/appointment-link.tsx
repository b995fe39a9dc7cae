import { Anchor } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import classes from './client-history.module.css';

/** The whole card leads to the appointment. */
export const AppointmentLink = createLink((props: Omit<ComponentProps<'a'>, 'color'>) => (
  <Anchor fw={600} className={classes.open} {...props} />
));
