import {
  PUBLIC_PAGES,
  type PublicPageFacts,
  unknownFacts,
} from '@app/contract/platform/public-pages.contract';
import { fillTemplate } from '@app/domain/shared/page-template';
import { expect, test } from 'vitest';
import { renderPublicPage } from './public-pages.tsx';

const nothing = unknownFacts('https://hora.test', '2026');
const everything: PublicPageFacts = {
  ...nothing,
  'fixed-plan': [],
  plan: [
    {
      name: 'Solo',
      description: 'Para quem atende sozinho',
      price: 'R$ 29,90',
      badge: [],
      trial: [{ days: '7 dias' }],
      feature: [{ text: 'Agenda' }],
    },
  ],
  whatsapp: [{ digits: '5511988887777', phone: '(11) 98888-7777' }],
  email: [{ mailbox: 'ajuda@hora.test' }],
  contact: [{}],
  'no-contact': [],
};

function read(name: (typeof PUBLIC_PAGES)[number]['name'], facts: PublicPageFacts): Document {
  return new DOMParser().parseFromString(fillTemplate(renderPublicPage(name), facts), 'text/html');
}

test.each(PUBLIC_PAGES)('$address is one file that runs nothing and loads nothing', ({ name }) => {
  const page = read(name, everything);

  expect(page.documentElement.lang).toBe('pt-BR');
  expect(page.documentElement.outerHTML).not.toMatch(/\[\[|\]\]/);
  expect(page.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
  expect(page.querySelectorAll('link[rel="stylesheet"], img, iframe')).toHaveLength(0);
  expect(page.documentElement.outerHTML).not.toMatch(/ on[a-z]+="/);
});

test.each(PUBLIC_PAGES)('$address tells who shares it what it is', ({ name, address }) => {
  const { head } = read(name, nothing);
  const meta = (property: string) => head.querySelector(`meta[property="${property}"]`);

  expect(head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    `https://hora.test${address}`,
  );
  expect(meta('og:url')?.getAttribute('content')).toBe(`https://hora.test${address}`);
  expect(meta('og:image')?.getAttribute('content')).toBe('https://hora.test/share.png');
  expect(meta('og:title')?.getAttribute('content')).toBe(head.querySelector('title')?.textContent);
  expect(head.querySelector('meta[name="description"]')?.getAttribute('content')).toBeTruthy();
});

test.each(PUBLIC_PAGES)('every link of $address leads somewhere', ({ name }) => {
  const page = read(name, everything);
  const landing = read('landing', everything);
  const entrances = ['/auth?mode=signin', '/auth?mode=signup', '/booking/demo'];
  const known = ['/', ...entrances, '/termos', '/privacidade'];

  for (const link of page.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    if (/^(https:\/\/wa\.me\/\d+|mailto:.+@.+)$/.test(href) || known.includes(href)) continue;
    // Leaves the menu, by naming nothing on the page.
    if (href === '#fechado') continue;
    const home = href.startsWith('/#') ? landing : page;
    expect(home.getElementById(href.replace(/^\/?#/, '')), href).not.toBeNull();
  }
});

test('the product is described to search engines', () => {
  const data = read('landing', nothing).querySelector('script')?.textContent ?? '';
  expect(JSON.parse(data)).toMatchObject({ name: 'Hora Marcada', url: 'https://hora.test/' });
});

test('the footer says the year, and how support is reached once that is known', () => {
  const footer = (facts: PublicPageFacts) => read('terms', facts).querySelector('footer');
  const contact = 'a[href="https://wa.me/5511988887777"], a[href="mailto:ajuda@hora.test"]';

  expect(footer(nothing)?.textContent).toContain('© 2026 Hora Marcada');
  expect(footer(nothing)?.querySelector('a[href^="https:"], a[href^="mailto:"]')).toBeNull();
  const links = [...(footer(everything)?.querySelectorAll(contact) ?? [])];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'WhatsApp (11) 98888-7777',
    'ajuda@hora.test',
  ]);
});

test.each([
  ['terms', 'Termos de Uso', [/7 dias/, /cancelar quando quiser/, /30 dias/, /foro/, /operadora/]],
  [
    'privacy',
    'Política de Privacidade',
    [/controladora/, /operadora/, /LGPD/, /ANPD/, /3 dias úteis/, /cookie de sessão/, /30 dias/],
  ],
] as const)('%s says what the law asks for', (name, title, passages) => {
  const page = read(name, nothing);
  const text = page.querySelector('main')?.textContent ?? '';

  expect(page.querySelector('h1')?.textContent).toBe(title);
  for (const passage of passages) expect(text).toMatch(passage);
});

test.each(['terms', 'privacy'] as const)(
  '%s says what to do while there is no contact, and only then',
  (name) => {
    const fallback = 'Ainda não há um contato de suporte publicado nesta página.';
    const text = (facts: PublicPageFacts) => read(name, facts).querySelector('main')?.textContent;
    expect(text(nothing)).toContain(fallback);
    expect(text(everything)).not.toContain(fallback);
    expect(text(everything)).toContain('ajuda@hora.test');
  },
);

test.each(['terms', 'privacy'] as const)('%s names nothing that does not exist', (name) => {
  const text = read(name, everything).querySelector('main')?.textContent ?? '';
  expect(text).not.toMatch(/área de suporte|e-mails sobre os horários|ofertas nossas/);
});

test('the privacy notice names each cookie, and how long accesses are kept', () => {
  const text = read('privacy', nothing).querySelector('main')?.textContent ?? '';
  expect(text).toMatch(/cookie de sessão.*“sidebar_state”, que guarda por 7 dias/);
  expect(text).toMatch(/“hora\.device_”.*por 180 dias/);
  expect(text).toMatch(/só no seu navegador.*nome, o telefone e o e-mail digitados da última vez/);
  expect(text).toMatch(/só no seu navegador.*a agenda e as listas, e os filtros que guardou/);
  expect(text).toMatch(/pela metade em um formulário espera só na aba aberta/);
  expect(text).toMatch(/Registros de acesso .*por 6 meses.*apagados automaticamente/);
});

test.each(PUBLIC_PAGES)('$address has the name and the colours of the platform', ({ name }) => {
  const line = 'Fácil Ltda. · CNPJ 11.222.333/0001-81';
  const page = read(name, {
    ...nothing,
    brand: 'Salão Fácil',
    owner: [{ line }],
    appearance: [{}],
  });

  expect(page.title).toContain('Salão Fácil');
  expect(page.documentElement.outerHTML).not.toContain('Hora Marcada');
  expect(page.querySelector('footer')?.textContent).toContain(line);
  const sheets = [...page.head.querySelectorAll('link[rel="stylesheet"]')];
  expect(sheets.map((sheet) => sheet.getAttribute('href'))).toEqual(['/appearance.css']);
});

test('the privacy notice names what clients answer and buy ahead, and who carries notices to devices', () => {
  const text = read('privacy', nothing).querySelector('main')?.textContent ?? '';
  expect(text).toMatch(
    /o que os clientes respondem e o que ela escreve a eles pelo próprio celular/,
  );
  expect(text).toMatch(/vales-presente.*pedidos por link/);
  expect(text).toMatch(/endereço que o navegador cria/);
  expect(text).toMatch(/serviço do navegador \(de Google, Apple, Mozilla ou Microsoft\)/);
});
