import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notePageLoads, sampleSession } from '../../../tests/support.tsx';
import { draftKey, writeDraft } from '../drafts/kept-drafts.ts';
import { ApplicationFailed } from '../errors.tsx';
import { lazyPart, loadPart } from './parts.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
let reload = notePageLoads();
const ask = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  reload = notePageLoads();
  vi.spyOn(globalThis, 'fetch').mockImplementation(ask);
  serve('/assets/index-new.js');
  document.head.insertAdjacentHTML('beforeend', page('/assets/index-old.js'));
});

afterEach(() => {
  document.querySelector('meta[name="program"]')?.remove();
  ask.mockReset();
});

function page(program: string): string {
  return `<meta name="program" content="${program}">`;
}

function serve(program: string): void {
  ask.mockImplementation(async () => new Response(page(program)));
}

/** Never answers where a new version takes over. */
async function askForPart(): Promise<unknown> {
  const answer = loadPart(gone).catch((error: unknown) => error);
  const silence = new Promise((resolve) => setTimeout(resolve, 50, 'nothing'));
  return Promise.race([answer, silence]);
}

function open(children: React.ReactNode = null) {
  return render(
    <MantineProvider>
      <Notifications />
      {children}
    </MantineProvider>,
  );
}

test('what is there comes', async () => {
  expect(await loadPart(async () => 'part')).toBe('part');
  expect(ask).not.toHaveBeenCalled();
});

test('a file that a new version took away starts that version', async () => {
  expect(await askForPart()).toBe('nothing');
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that comes back as old as it was is not left twice', async () => {
  open();
  await askForPart();
  await act(askForPart);
  expect(reload).toHaveBeenCalledOnce();
  expect(await screen.findByText('Há uma versão nova')).toBeTruthy();
});

test.each([
  ['a line that broke', () => ask.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a server that fails', () => ask.mockResolvedValue(new Response('', { status: 503 }))],
  ['the same version', () => serve('/assets/index-old.js')],
])('%s is no new version', async (_case, prepare) => {
  prepare();
  expect(await askForPart()).toBeInstanceOf(TypeError);
  expect(reload).not.toHaveBeenCalled();
});

test('what was typed is not lost: the new version is offered, once', async () => {
  writeDraft(draftKey(sampleSession, ['client', 'new']), { name: 'Maria' });
  open();
  await act(askForPart);
  await act(askForPart);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getAllByText('Há uma versão nova')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Recarregar' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('an open dialog and a field that is being typed into wait too', async () => {
  const { unmount } = open(<div role="dialog" />);
  await act(askForPart);
  unmount();
  open(<input aria-label="Buscar" />);
  await userEvent.type(screen.getByLabelText('Buscar'), 'Ana');
  await act(askForPart);
  expect(reload).not.toHaveBeenCalled();
});

test('all that is on the screen stays while a part does not come', async () => {
  writeDraft(draftKey(sampleSession, ['client', 'new']), { name: 'Maria' });
  const Missing = lazyPart<() => null>(gone);
  open(
    <>
      <p>O que estava aberto</p>
      <Suspense fallback={null}>
        <Missing />
      </Suspense>
    </>,
  );
  expect(await screen.findByText('Há uma versão nova')).toBeTruthy();
  expect(screen.getByText('O que estava aberto')).toBeTruthy();
});

test('a screen that fails because of it starts it too', async () => {
  open(<ApplicationFailed />);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
