import type { BirthdayLogLine, Birthdays } from '@app/contract/messaging/birthdays.contract';
import { notifications } from '@mantine/notifications';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, renderWithApi } from '../../../../tests/support.tsx';
import BirthdaysPanel from './birthdays-panel.tsx';

const fake = fakeServer.messaging.birthdays;
const stored: Birthdays = {
  enabled: true,
  sendTime: '09:00',
  toleranceMinutes: 15,
  customMessage: '',
  timezoneAware: true,
  version: 3,
  usualMessage: 'Feliz aniversário, {client_name}!',
  nextRunAt: '2026-03-11T12:00:00Z',
  lastRunAt: null,
};

const line: BirthdayLogLine = {
  day: '2026-03-09',
  status: 'partial',
  total: 2,
  sent: 1,
  failed: 1,
  waiting: 0,
  skipped: 0,
};

afterEach(() => {
  notifications.clean();
  notifications.cleanQueue();
});

function show(handlers: object = {}) {
  return renderWithApi(<BirthdaysPanel />, {
    messaging: {
      birthdays: {
        get: fake.get.handler(() => stored),
        log: fake.log.handler(() => [line]),
        ...handlers,
      },
      templates: { sample: fakeServer.messaging.templates.sample.handler(() => null) },
    },
  });
}

test('shows when it runs next, a dash for what never ran, and what became of each day', async () => {
  show();
  expect(await screen.findByText('11/03/2026 09:00')).toBeTruthy();
  expect(screen.getByText('—')).toBeTruthy();
  expect(await screen.findByText('2 mensagens: 1 enviada, 1 falhou')).toBeTruthy();
  expect(screen.getByText('Parcial')).toBeTruthy();
});

test.each([
  ['all were skipped', { ...line, status: 'none' as const, sent: 0, failed: 0, skipped: 2 }],
  ['all failed', { ...line, sent: 0, failed: 2 }],
])('a day on which nobody got a wish, because %s, is no success', async (_case, day) => {
  show({ log: fake.log.handler(() => [day]) });
  expect(await screen.findByText('Nenhuma enviada')).toBeTruthy();
});

test('says so when what was said is kept and the run was not planned', async () => {
  const save = vi.fn();
  show({
    save: fake.save.handler(({ input }) => {
      save(input);
      return { ...stored, toleranceMinutes: 20, version: 4, nextRunAt: null };
    }),
  });
  const tolerance = await screen.findByLabelText('Tolerância, em minutos');
  await userEvent.clear(tolerance);
  await userEvent.type(tolerance, '20');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ toleranceMinutes: 20, version: 3 }),
    ),
  );
  expect(await screen.findByText('Configurações salvas com aviso')).toBeTruthy();
});

async function changeTolerance(): Promise<void> {
  const tolerance = await screen.findByLabelText('Tolerância, em minutos');
  await userEvent.clear(tolerance);
  await userEvent.type(tolerance, '20');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
}

test('says that what was said is kept', async () => {
  show({ save: fake.save.handler(() => ({ ...stored, toleranceMinutes: 20, version: 4 })) });
  await changeTolerance();
  expect(await screen.findByText('Configurações salvas!')).toBeTruthy();
});

/** Wishes are off where this form is opened; `switchOn`: elsewhere somebody switches them on. */
function switchedElsewhere() {
  let known: Birthdays = { ...stored, enabled: false };
  const saved = vi.fn<(input: unknown) => void>();
  const handlers = {
    get: fake.get.handler(() => known),
    save: fake.save.handler(({ input, errors }) => {
      saved(input);
      if (input.version !== known.version) throw errors.BIRTHDAYS_CHANGED();
      known = { ...known, ...input, version: known.version + 1 };
      return known;
    }),
  };
  const switchOn = () => {
    known = { ...known, enabled: true, version: known.version + 1 };
  };
  return { handlers, saved, switchOn };
}

test('what was switched on in the automations stays on when another field is saved here', async () => {
  const { handlers, saved, switchOn } = switchedElsewhere();
  const { queryClient } = show(handlers);
  const enabled = await screen.findByRole<HTMLInputElement>('switch', { name: /^Enviar/ });
  switchOn();
  await queryClient.invalidateQueries();
  await waitFor(() => expect(enabled.checked).toBe(true));
  await changeTolerance();
  expect(await screen.findByText('Configurações salvas!')).toBeTruthy();
  expect(saved.mock.lastCall?.[0]).toMatchObject({ enabled: true, toleranceMinutes: 20 });
});

test('what somebody else saved meanwhile joins what was typed', async () => {
  const { handlers, saved, switchOn } = switchedElsewhere();
  const { queryClient } = show(handlers);
  const tolerance = await screen.findByLabelText('Tolerância, em minutos');
  await userEvent.clear(tolerance);
  await userEvent.type(tolerance, '20');
  switchOn();
  await queryClient.invalidateQueries();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Outra pessoa salvou antes de você')).toBeTruthy();
  expect(
    screen.getByText('Mudou: Enviar mensagens de aniversário. Já está no formulário.'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Configurações salvas!')).toBeTruthy();
  expect(saved.mock.lastCall?.[0]).toMatchObject({ enabled: true, toleranceMinutes: 20 });
});

test('what was typed is thrown away, and the notice about what somebody else saved', async () => {
  const { handlers, switchOn } = switchedElsewhere();
  show(handlers);
  await screen.findByLabelText('Tolerância, em minutos');
  switchOn();
  await changeTolerance();
  expect(await screen.findByText('Outra pessoa salvou antes de você')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.getByLabelText<HTMLInputElement>('Tolerância, em minutos').value).toBe('15');
  expect(screen.queryByText('Outra pessoa salvou antes de você')).toBeNull();
});

test('says that nothing could be kept', async () => {
  const save = fake.save.handler(() => {
    throw new Error('The line is gone');
  });
  show({ save });
  await changeTolerance();
  expect(await screen.findByText('Erro ao salvar')).toBeTruthy();
});

test('a tolerance out of bounds is not sent', async () => {
  const save = vi.fn();
  show({ save: fake.save.handler(save as never) });
  const tolerance = await screen.findByLabelText('Tolerância, em minutos');
  await userEvent.clear(tolerance);
  await userEvent.type(tolerance, '90');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('A tolerância vai de 1 a 60 minutos')).toBeTruthy();
  expect(save).not.toHaveBeenCalled();
});

test('the test run tells who would receive, and who not', async () => {
  show({
    testRun: fake.testRun.handler(() => ({
      message: 'Hoje 1 cliente receberia a mensagem.',
      recipients: [{ clientId: '0198c7f0-0000-7000-8000-000000000001', name: 'Ana' }],
      leftOut: [{ reason: 'no-phone' as const, count: 2 }],
      text: 'Feliz aniversário, Ana!',
    })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Testar' }));
  expect(await screen.findByText('Hoje 1 cliente receberia a mensagem.')).toBeTruthy();
  expect(screen.getByText('2 clientes de fora: sem telefone')).toBeTruthy();
});

test('a test run that fails says so', async () => {
  show({
    testRun: fake.testRun.handler(() => {
      throw new Error('The line is gone');
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Testar' }));
  expect(await screen.findByText('Erro no teste')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
