import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BookingPage } from './booking-page.tsx';

const company = {
  id: 'id',
  slug: 'salao',
  name: 'Salão da Ana',
  logoUrl: '/files/logo.webp',
  timezone: 'America/Sao_Paulo',
  phone: '',
  address: '',
  privacyContact: 'dados@salao.test',
  isSample: false,
  policy: {
    stepMinutes: 30,
    noticeMinutes: 5,
    horizonDays: 30,
    singleService: false,
    manualApproval: false,
    changeCutoffHours: 2,
  },
};

function answer(status: number, body: object) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (address) =>
      String(address).endsWith('/professionals')
        ? Response.json([])
        : Response.json(body, { status }),
    );
}

test.each(['/booking', '/booking/', '/booking/a/b', '/booking/%'])(
  '%s is no booking link',
  (address) => {
    const server = answer(200, company);
    render(<BookingPage address={address} />);

    expect(screen.getByRole('heading', { name: 'Link inválido' })).toBeTruthy();
    expect(screen.getByText('Este link de agendamento não é válido.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/');
    expect(server).not.toHaveBeenCalled();
  },
);

test('a company that takes no bookings online is not found', async () => {
  answer(404, { code: 'COMPANY_NOT_FOUND', message: 'x' });
  render(<BookingPage address="/booking/nada" />);

  expect(await screen.findByRole('heading', { name: 'Empresa não encontrada' })).toBeTruthy();
  expect(
    screen.getByText('Esta empresa não está disponível para agendamentos online.'),
  ).toBeTruthy();
});

test('a server that does not answer can be asked again', async () => {
  answer(502, {});
  render(<BookingPage address="/booking/salao" />);
  await screen.findByRole('heading', { name: 'Não foi possível abrir o agendamento.' });

  answer(200, company);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByRole('heading', { name: 'Salão da Ana' })).toBeTruthy();
});

test('the page carries the name of the company, and whom to ask about personal data', async () => {
  const server = answer(200, company);
  render(<BookingPage address="/booking/salao/" />);

  await screen.findByRole('heading', { level: 1, name: 'Salão da Ana' });
  expect(server.mock.calls[0]?.[0]).toBe('/api/public/companies/salao');
  expect(document.title).toBe('Salão da Ana · Agendamento Online');
  expect(document.querySelector('header img')?.getAttribute('src')).toBe('/files/logo.webp');
  const contact = screen.getByRole('link', { name: 'dados@salao.test' });
  expect(contact.getAttribute('href')).toBe('mailto:dados@salao.test');
});

test('a company that closes while somebody is inside says so, with whom to call', async () => {
  const phone = '1133334444';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) =>
    /companies\/salao$/.test(String(address))
      ? Response.json({ ...company, phone })
      : Response.json({ code: 'COMPANY_NOT_FOUND', message: 'x' }, { status: 404 }),
  );
  render(<BookingPage address="/booking/salao" />);

  expect(await screen.findByRole('heading', { name: 'Agendamento online encerrado' })).toBeTruthy();
  expect(screen.getByText(/nada foi agendado\. Ligue para \(11\) 3333-4444\./)).toBeTruthy();
});

const LINE = /^Demonstração: .*Nada é enviado, e os agendamentos são apagados todos os dias/;

test('the sample company says at the start that it is a demonstration; others do not', async () => {
  answer(200, { ...company, isSample: true });
  const shown = render(<BookingPage address="/booking/demo" />);
  expect(await screen.findByText(LINE)).toBeTruthy();
  expect(screen.getByText(/^O que você digita serve só para esta demonstração/)).toBeTruthy();
  shown.unmount();

  answer(200, company);
  render(<BookingPage address="/booking/salao" />);
  await screen.findByRole('heading', { level: 1, name: 'Salão da Ana' });
  expect(screen.queryByText(LINE)).toBeNull();
});
