import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { fullAddressOf } from '../foundation/short-addresses.ts';

/** Addresses that are no screen's own: the short ones lead on, any other is not found. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    const address = fullAddressOf(location.pathname);
    if (address === null) throw notFound();
    throw redirect({ href: `${address}${location.searchStr}`, replace: true });
  },
});
