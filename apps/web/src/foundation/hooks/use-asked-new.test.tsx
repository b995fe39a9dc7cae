import { useRouter } from '@tanstack/react-router';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithApi } from '../../../tests/support.tsx';
import { useAskedNew } from './use-asked-new.ts';

function Page({ open }: { open: (() => void) | undefined }) {
  useAskedNew(open);
  return null;
}

test('an address that asks for a new one gets it once, and is then as it was', async () => {
  const open = vi.fn();
  const { history } = renderWithApi(<Page open={open} />, {}, { address: '/x?status=a&new=true' });
  await waitFor(() => expect(history.location.href).toBe('/x?status=a'));
  expect(open).toHaveBeenCalledOnce();
});

test('whoever may make none is not asked', async () => {
  const { history } = renderWithApi(<Page open={undefined} />, {}, { address: '/x?new=true' });
  await waitFor(() => expect(history.location.href).toBe('/x'));
});

test('any other address opens nothing', () => {
  const open = vi.fn();
  renderWithApi(<Page open={open} />, {}, { address: '/x?new=perhaps' });
  expect(open).not.toHaveBeenCalled();
});

test('a page that is about to be left leaves the question to the next one', async () => {
  const open = vi.fn();
  let lead: (href: string) => Promise<void> = () => Promise.reject(new Error('not rendered'));
  function Leading() {
    const router = useRouter();
    lead = (href) => router.navigate({ href });
    return <Page open={open} />;
  }
  const { history } = renderWithApi(<Leading />, {}, { address: '/tasks' });
  await act(() => lead('/clients?new=true'));
  expect(history.location.href).toBe('/clients?new=true');
  expect(open).not.toHaveBeenCalled();

  await act(() => lead('/tasks?new=true'));
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
});
