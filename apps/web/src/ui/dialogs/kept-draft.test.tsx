import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWithApi, sampleSession } from '../../../tests/support.tsx';
import { NoConnectionError } from '../../foundation/connection.ts';
import { errorTextOr } from '../../foundation/error-text.ts';
import { useDraft } from '../../foundation/hooks/use-draft.ts';
import { useSaving } from '../../foundation/hooks/use-saving.ts';
import { forgetAuthEntries } from '../../foundation/sign-in/auth-entries.ts';
import { PageForm } from '../forms/page-form.tsx';
import { FormDialog } from './form-dialog.tsx';

type Thing = { name: string; price: string };
type Send = (typed: Thing, renew: () => void) => Promise<string>;
type Opening = { thing?: string | null; isAct?: true; stored?: Thing; send?: Send };
const keys = vi.fn<(key: string) => void>();

function Editor({ thing = 'cut', isAct, stored, send = async () => 'ok' }: Opening) {
  const form = useForm<Thing>({ initialValues: stored ?? { name: 'Corte', price: '80' } });
  const draft = useDraft(form, { form: 'thing', thing, ...(isAct && { isAct }) });
  keys(draft.request.key);
  const { renew } = draft.request;
  const saving = useSaving({
    form,
    send: (typed) => send(typed, renew),
    failed: (error) => errorTextOr('Sem resposta', error),
    draft,
  });
  return (
    <FormDialog
      title="Editar"
      saving={saving}
      names={{ name: 'Nome', price: 'Preço' }}
      onClose={() => {}}
    >
      <TextInput label="Nome" {...form.getInputProps('name')} />
      <TextInput label="Preço" {...form.getInputProps('price')} />
    </FormDialog>
  );
}

const open = (opening: Opening = {}, session = sampleSession) =>
  renderWithApi(<Editor {...opening} />, {}, { session });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const RESTORED = 'Recuperamos o que você digitou.';
/** As a reload does: nothing is unmounted in order, and what is kept is all there is. */
const reload = (rendered: ReturnType<typeof open>) => rendered.unmount();

async function typeName(name: string): Promise<void> {
  await userEvent.clear(field('Nome'));
  await userEvent.type(field('Nome'), name);
}

beforeEach(() => sessionStorage.clear());

test('what was typed is there again after a reload, and is sent under the same key', async () => {
  const before = open();
  await typeName('Corte longo');
  const [key] = keys.mock.lastCall ?? [];
  reload(before);
  const send = vi.fn(async () => 'ok');
  open({ send });
  await screen.findByText(RESTORED);
  expect(field('Nome').value).toBe('Corte longo');
  expect(keys.mock.lastCall).toEqual([key]);
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith(
      { name: 'Corte longo', price: '80' },
      expect.anything(),
    ),
  );
  expect(sessionStorage).toHaveLength(0);
});

test('a save that fails keeps it', async () => {
  const before = open({ send: () => Promise.reject(new Error('no line')) });
  await typeName('Sem rede');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Sem resposta');
  reload(before);
  open();
  await screen.findByText(RESTORED);
  expect(field('Nome').value).toBe('Sem rede');
});

test('a reload right after it is stored sends it under the key that stored it', async () => {
  const before = open({
    send: (_typed, renew) => {
      renew();
      return new Promise(() => {});
    },
  });
  await typeName('Corte longo');
  const [key] = keys.mock.lastCall ?? [];
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(keys.mock.lastCall).not.toEqual([key]));
  reload(before);
  open();
  await screen.findByText(RESTORED);
  expect(keys.mock.lastCall).toEqual([key]);
});

test('no connection is said until the line is back, another failure stays', async () => {
  const send = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new NoConnectionError());
  send.mockRejectedValue(new Error('broken'));
  open({ send });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText(/^Sem conexão/);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByText(/^Sem conexão/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Sem resposta');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('Sem resposta')).toBeTruthy();
});

test('it can be thrown away: here, or when the dialog is closed', async () => {
  const before = open();
  await typeName('Errado');
  reload(before);
  const again = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(field('Nome').value).toBe('Corte');
  expect(sessionStorage).toHaveLength(0);
  await typeName('Outra vez');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  expect(sessionStorage).toHaveLength(0);
  again.unmount();
});

test('it is hers, of this company and of this thing', async () => {
  const before = open();
  await typeName('Meu');
  reload(before);
  const { user } = sampleSession;
  for (const [thing, session] of [
    ['another', sampleSession],
    ['cut', { ...sampleSession, user: { ...user, id: 'somebody-else' } }],
    ['cut', { ...sampleSession, company: null }],
  ] as const) {
    const other = open({ thing }, session);
    expect(field('Nome').value).toBe('Corte');
    reload(other);
  }
  forgetAuthEntries();
  expect(sessionStorage).toHaveLength(0);
});

test('what a colleague saved meanwhile joins it and is said', async () => {
  const before = open();
  await typeName('Corte longo');
  reload(before);
  open({ stored: { name: 'Corte', price: '90' } });
  await screen.findByText('Mudou: Preço. Já está no formulário.');
  expect(field('Nome').value).toBe('Corte longo');
  expect(field('Preço').value).toBe('90');
});

test('what the form does not take, or another version kept, is left alone', async () => {
  const before = open();
  await typeName('Meu');
  reload(before);
  const [key = ''] = Object.keys(sessionStorage);
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '');
  for (const broken of [
    { ...kept, format: 0 },
    { ...kept, kept: { ...kept.kept, draft: { name: ['x'], price: '1' } } },
    { ...kept, kept: { ...kept.kept, draft: { name: 'x' } } },
  ]) {
    sessionStorage.setItem(key, JSON.stringify(broken));
    const shown = open();
    expect(field('Nome').value).toBe('Corte');
    reload(shown);
  }
});

function PageEditor({ stored }: { stored: { key: string } }) {
  const form = useForm({ initialValues: stored });
  const draft = useDraft(form, { form: 'page', thing: 'own' });
  const saving = useSaving({ form, draft, send: async () => 'ok', failed: 'Não deu' });
  return (
    <PageForm saving={saving} names={{ key: 'Chave PIX' }}>
      <TextInput label="Chave" {...form.getInputProps('key')} />
      <button type="button" onClick={form.reset}>
        Voltar
      </button>
    </PageForm>
  );
}

test('on a page, too: what both changed is said, and what is taken back is spoken of no more', async () => {
  const before = renderWithApi(<PageEditor stored={{ key: '' }} />, {}, { session: sampleSession });
  await userEvent.type(field('Chave'), 'ana@salao.com');
  before.unmount();
  renderWithApi(<PageEditor stored={{ key: 'bia@salao.com' }} />, {}, { session: sampleSession });
  await screen.findByText(RESTORED);
  expect(screen.getByRole('alert').textContent).toContain('Chave PIX');
  expect(field('Chave').value).toBe('ana@salao.com');
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  await waitFor(() => expect(screen.queryByText(RESTORED)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

function SecretEditor({ secret }: { secret: string }) {
  const form = useForm<Record<string, string>>({ initialValues: { name: '', [secret]: '' } });
  useDraft(form, { form: 'secret', thing: null });
  return <TextInput label="Nome" {...form.getInputProps('name')} />;
}

test.each(['currentPassword', 'secretKey', 'apiKey', 'accessToken'])(
  'a form with a field %s keeps nothing',
  async (secret) => {
    renderWithApi(<SecretEditor secret={secret} />, {}, { session: sampleSession });
    await userEvent.type(field('Nome'), 'Ana');
    expect(sessionStorage).toHaveLength(0);
  },
);

test('what is typed while it is saved is kept at once, over what was sent', async () => {
  const answer = Promise.withResolvers<string>();
  const before = open({ send: () => answer.promise });
  await typeName('Corte longo');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await userEvent.type(field('Preço'), '5');
  await act(async () => answer.resolve('ok'));
  reload(before);

  open({ stored: { name: 'Corte longo', price: '80' } });
  expect([field('Nome').value, field('Preço').value]).toEqual(['Corte longo', '805']);
  expect(screen.getByText(RESTORED)).toBeTruthy();
  expect(screen.queryByText('Outra pessoa salvou antes de você')).toBeNull();
});

test.each([
  ['a new thing', { thing: null }],
  ['what is done with a thing', { isAct: true }],
] as const)('%s, once stored, leaves nothing for the next time', async (_case, about) => {
  const answer = Promise.withResolvers<string>();
  const before = open({ ...about, send: () => answer.promise });
  await typeName('Corte longo');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await userEvent.type(field('Preço'), '5');
  await act(async () => answer.resolve('ok'));
  reload(before);
  open(about);
  expect(screen.queryByText(RESTORED)).toBeNull();
  expect([field('Nome').value, field('Preço').value]).toEqual(['Corte', '80']);
});
