import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '../foundation/errors.tsx';

/** Nothing has this address; the menu around it stays. */
export const Route = createFileRoute('/super-admin/$')({ component: NotFound });
