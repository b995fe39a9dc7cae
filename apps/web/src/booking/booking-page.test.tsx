import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { BookingPage } from './booking-page.tsx';

// Each begins at the cover.
beforeEach(() => history.pushState(null, ''));

const company = {
  id: 'id',
  slug: 'salao',
  name: 'Salão da Ana',
  logoUrl: '/files/logo.webp',
  timezone: 'America/Sao_Paulo',
  coverUrl: null,
  color: null,
  phone: '',
  address: '',
  rating: null,
  hasShop: false,
  openingHours: [{ weekday: 1, hours: [{ from: 540, until: 1080 }] }],
  today: { date: '2026-11-16', hours: [{ from: 540, until: 1080 }], name: '' },
  nextFreeTime: '2026-11-17T12:00:00Z',
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
      /\/(professionals|services)$/.test(String(address))
        ? Response.json([])
        : Response.json(body, { status }),
    );
}

test.each(['/booking', '/booking/', '/booking/a/b', '/booking/%', '/b/', '/b/a/b'])(
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

const corte = {
  id: 'cut',
  name: 'Corte',
  description: '',
  category: 'Cabelo',
  durationMinutes: 30,
  priceCents: 5000,
  priceVaries: false,
  color: '#3B82F6',
  loyaltyPoints: 0,
  doneBy: null,
};

/** A company whose lists are there; what the page asks for besides is empty. */
const notFound = () => Response.json({ code: 'COUPON_REFUSED', message: 'x' }, { status: 409 });

function answerWith(services: object[], about: object = {}, coupon: () => Response = notFound) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (String(address).endsWith('/services')) return Response.json(services);
    if (String(address).endsWith('/coupons/AMIGA')) return coupon();
    const isCompany = /companies\/salao$/.test(String(address));
    return Response.json(isCompany ? { ...company, ...about } : []);
  });
}

test('the cover says where it is, how to reach it, when it is open and what it does', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-16T12:00:00Z'));
  const about = { phone: '11988887777', address: 'Rua das Flores, 10', color: '#BE185D' };
  answerWith([corte, { ...corte, id: 'nails', name: 'Manicure', category: '' }], about);
  render(<BookingPage address="/b/salao" />);

  expect(await screen.findByText('Próximo horário livre: amanhã às 09:00')).toBeTruthy();
  const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link(/Ver no mapa/)).toContain('query=Rua%20das%20Flores%2C%2010');
  expect(link(/Ligar/)).toBe('tel:+5511988887777');
  expect(link(/WhatsApp/)).toBe('https://wa.me/5511988887777');
  expect(screen.getByText('Hoje: 09:00–18:00')).toBeTruthy();
  const groups = await screen.findAllByRole('heading', { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual(['Cabelo', 'Outros']);
  expect(screen.getByRole('main').style.getPropertyValue('--own-color')).toBe('#BE185D');
});

test.each([
  ['#BE185D', 'plain'],
  ['#111111', 'deep'],
  // White words would not be read on it: it stays at the top.
  ['#FBCFE8', undefined],
  [null, undefined],
])('the page is drawn in %s where that can be read (%s)', async (color, own) => {
  answerWith([corte], { color });
  const { unmount } = render(<BookingPage address="/b/salao" />);
  await screen.findByRole('button', { name: 'Agendar' });
  const { dataset, style } = document.documentElement;
  expect(dataset.own).toBe(own);
  expect(style.getPropertyValue('--own-color')).toBe(own ? color : '');
  unmount();
  expect(dataset.own).toBeUndefined();
});

test.each([
  ['2026-11-16T12:00:00Z', 'Hoje: fechado (Luto)'],
  ['2026-11-17T12:00:00Z', 'Horário de funcionamento'],
])('at %s the cover says: %s', async (now, line) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  answerWith([], { today: { date: '2026-11-16', hours: [], name: 'Luto' } });
  render(<BookingPage address="/b/salao" />);
  expect(await screen.findByText(line)).toBeTruthy();
});

const TAKEN =
  'Seu cupom AMIGA vai junto: antes de confirmar, você vê se ele vale e quanto desconta.';
const refused = { code: 'COUPON_REFUSED', message: 'Cupom expirado' };

test.each([
  ['with what it asks', { terms: 'Só vale na terça.' }, 200, `${TAKEN} Só vale na terça.`],
  ['where it asks nothing', { terms: '' }, 200, TAKEN],
  ['without an answer about it', { code: 'TOO_MANY_REQUESTS', message: 'x' }, 429, TAKEN],
  ['with why it is none', refused, 409, 'Cupom AMIGA: Cupom expirado.'],
])('a coupon of the link is named on the cover, %s', async (_case, said, status, text) => {
  history.replaceState(null, '', '?cupom=amiga');
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  answerWith([corte], {}, () => Response.json(said, { status }));
  render(<BookingPage address="/b/salao" />);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Corte/ })).toBeTruthy();
});

test('without a coupon in the link nobody asks about one', async () => {
  const server = answerWith([corte]);
  render(<BookingPage address="/b/salao" />);
  await screen.findByRole('button', { name: /^Corte/ });
  expect(server.mock.calls.some(([address]) => String(address).includes('coupons'))).toBe(false);
});

test('what is tapped on the cover is taken along, and the way back leads to the cover', async () => {
  answerWith([corte]);
  render(<BookingPage address="/b/salao" />);
  await userEvent.click(await screen.findByRole('button', { name: /^Corte/ }));

  const phone = await screen.findByLabelText('Telefone com DDD');
  expect(document.activeElement).toBe(phone);
  expect(location.pathname).not.toContain('/booking');
  history.back();
  expect(await screen.findByRole('button', { name: 'Agendar' })).toBeTruthy();
});

test('hundreds of services are shown when somebody asks for them', async () => {
  const many = Array.from({ length: 300 }, (_, at) => ({
    ...corte,
    id: `${at}`,
    name: `Corte ${at}`,
  }));
  answerWith(many);
  render(<BookingPage address="/b/salao" />);
  expect(await screen.findAllByRole('button', { name: /^Corte/ })).toHaveLength(20);
  await userEvent.click(screen.getByRole('button', { name: 'Ver todos os 300 serviços' }));
  expect(screen.getAllByRole('button', { name: /^Corte/ })).toHaveLength(300);
});

test('a company without anything says so and keeps its shape', async () => {
  answerWith([], { openingHours: [], nextFreeTime: null });
  render(<BookingPage address="/b/salao" />);
  expect(await screen.findByText('Nenhum serviço disponível no momento.')).toBeTruthy();
  expect(screen.getByText('Sem horários livres nos próximos dias')).toBeTruthy();
  expect(screen.queryByText(/^Hoje/)).toBeNull();
});

test('what the server wrote into the page is not asked for again', async () => {
  const written = document.createElement('script');
  written.id = 'company';
  written.type = 'application/json';
  written.textContent = JSON.stringify(company);
  document.head.append(written);
  const server = answerWith([corte]);
  render(<BookingPage address="/b/salao" />);

  expect(screen.getByRole('heading', { level: 1, name: 'Salão da Ana' })).toBeTruthy();
  await screen.findByRole('button', { name: /^Corte/ });
  expect(server.mock.calls.map(([address]) => address)).toEqual([
    '/api/public/companies/salao/services',
  ]);
});

test('a company that switched its link off says whom to call', async () => {
  const logoUrl = '/files/logo.webp';
  const data = { name: 'Salão da Ana', phone: '11988887777', address: 'Rua A, 1', logoUrl };
  document.title = '';
  answer(404, { code: 'COMPANY_SWITCHED_OFF', message: 'x', data });
  render(<BookingPage address="/b/salao" />);

  const title = 'Agendamento online indisponível no momento';
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  const call = screen.getByRole('link', { name: 'Ligar para (11) 98888-7777' });
  expect(call.getAttribute('href')).toBe('tel:+5511988887777');
  expect(document.querySelector('img')?.getAttribute('src')).toBe(logoUrl);
  const map = screen.getByRole('link', { name: 'Rua A, 1' });
  expect(map.getAttribute('href')).toContain('query=Rua%20A%2C%201');
  expect(document.title).toBe('Salão da Ana · Agendamento Online');
});
