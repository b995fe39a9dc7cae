import { createFileRoute } from '@tanstack/react-router';
import { InvalidLink } from '../foundation/errors.tsx';

export const Route = createFileRoute('/booking/$')({ component: InvalidLink });
