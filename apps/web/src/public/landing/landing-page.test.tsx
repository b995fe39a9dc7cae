import {
  capabilityFacts,
  PUBLIC_PAGES,
  trialFacts,
  unknownFacts,
} from '@app/contract/platform/public-pages.contract';
import type { Capability } from '@app/domain/shared/capabilities';
import { fillTemplate } from '@app/domain/shared/page-template';
import { within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderPublicPage } from '../public-pages.tsx';
import { type LandingContent, landing } from './landing.content.ts';
import { LandingPage } from './landing-page.tsx';

const facts = unknownFacts('https://hora.test', '2026');
const reachable = { ...facts, contact: [{}], 'no-contact': [] };
const backedUp = { ...facts, backups: [{}], 'no-backups': [] };
const connectable = {
  ...facts,
  ...capabilityFacts([]),
  'qr-code': [{}],
  'no-qr-code': [],
};
const everything = { ...connectable, backups: [{}], contact: [{}] };
const plan = {
  name: 'Solo',
  description: 'Para um',
  price: 'R$ 29,90',
  badge: [],
  trial: [],
  feature: [],
};

function page(content: LandingContent = landing, values = facts): HTMLElement {
  const shown = document.createElement('div');
  shown.innerHTML = fillTemplate(renderToStaticMarkup(<LandingPage content={content} />), values);
  return shown;
}

function headings(shown: HTMLElement): (string | null)[] {
  return [...shown.querySelectorAll('main h1, main h2')].map(({ textContent }) => textContent);
}

function hrefOf(place: Element | null, name: string): string | null {
  if (!(place instanceof HTMLElement)) throw new Error(`no place for ${name}`);
  return within(place).getByRole('link', { name }).getAttribute('href');
}

test('the sections come in their order', () => {
  const shown = page();
  expect(headings(shown)).toEqual([
    'Transforme seu Negócio com agendamento e gestão em um só lugar',
    'Como Funciona em 4 Passos Simples',
    landing.features.title,
    'Um preço simples, tudo incluído',
    landing.faq.title,
    landing.closingCall.title,
  ]);
  const [hero, statistics, howItWorks] = shown.querySelectorAll('main > section');
  expect(hero?.querySelector('h1')).not.toBeNull();
  expect(statistics?.textContent).toContain('7 dias');
  expect(howItWorks?.id).toBe('como-funciona');
});

test('the header leads to the sections and to signing in and up', () => {
  const header = page().querySelector('header .site-header-row');
  expect(hrefOf(header, 'Recursos')).toBe('/#recursos');
  expect(hrefOf(header, 'Como Funciona')).toBe('/#como-funciona');
  expect(hrefOf(header, 'Preços')).toBe('/#precos');
  expect(hrefOf(header, 'FAQ')).toBe('/#faq');
  expect(hrefOf(header, 'Entrar')).toBe('/auth?mode=signin');
  expect(hrefOf(header, 'Começar Agora')).toBe('/auth?mode=signup');
});

test('the hero offers to start, shows how it works and says what it costs to try', () => {
  const hero = page().querySelector('.hero');
  expect(hrefOf(hero, 'Começar Grátis Agora')).toBe('/auth?mode=signup');
  expect(hrefOf(hero, 'Ver Demonstração')).toBe('/booking/demo');
  expect(hero?.textContent).toContain(
    '7 dias grátis • Sem cartão de crédito • Cancele quando quiser',
  );
});

test('four statistics, four steps, and the features that work', () => {
  const shown = page(landing, everything);
  const texts = (selector: string) =>
    [...shown.querySelectorAll(selector)].map(({ textContent }) => textContent);

  expect(texts('h1')).toEqual([
    'Transforme seu Negócio com agendamento, WhatsApp e gestão em um só lugar',
  ]);
  expect(texts('.statistics-row strong')).toEqual(['7 dias', '24h', 'R$ 0', '100%']);
  expect(texts('.steps h3')).toHaveLength(4);
  expect(texts('.features h3')).toHaveLength(landing.features.list.length);
  expect(texts('.features h3')).toContain('Gestão de clientes');
});

function withoutStyle(name: (typeof PUBLIC_PAGES)[number]['name'], values: typeof facts): string {
  return fillTemplate(renderPublicPage(name), values).replace(/<style>.*<\/style>/s, '');
}

test.each<[Capability, RegExp]>([
  ['whatsapp', /whatsapp|qr code/i],
  ['reminders', /lembrete(?!s e campanhas)/i],
  ['loyalty', /fidelidade(?! e sem| •|\.|<)|recompensas/i],
  ['points', /pontos/i],
  ['reviews', /avaliações|avaliado/i],
  ['cash', /controle financeiro|receitas, despesas/i],
  ['reports', /relatórios/i],
  ['clients', /gestão de clientes/i],
  ['campaigns', /promoções e campanhas|campanhas automáticas/i],
  ['assistant', /\bIA\b|inteligência artificial/i],
])('where nobody finds %s, the landing page does not speak of it', (capability, words) => {
  expect(withoutStyle('landing', connectable)).toMatch(words);
  const missing = { ...connectable, ...capabilityFacts([capability]) };
  expect(withoutStyle('landing', missing)).not.toMatch(words);
});

test('where no number can be connected, reminders go by e-mail and a text is ready for the rest', () => {
  const text = page(landing, { ...connectable, ...capabilityFacts(['whatsapp']) }).textContent;
  expect(text).toContain('Por e-mail, na véspera e no dia; para quem não tem e-mail');
  expect(text).toContain('Abra a sua agenda');
  expect(withoutStyle('terms', facts)).not.toMatch(/whatsapp/i);
  expect(withoutStyle('terms', connectable)).toMatch(/mensagens pelo WhatsApp saem do número/);
});

test('a QR code is promised where phones are connected, and not where Meta alone is', () => {
  const byMeta = { ...connectable, 'qr-code': [], 'no-qr-code': [{}] };
  expect(page(landing, connectable).textContent?.match(/QR code/g)).toHaveLength(3);
  expect(page(landing, byMeta).textContent).not.toMatch(/QR code/i);
  expect(page(landing, byMeta).textContent?.match(/API oficial/g)).toHaveLength(3);
});

test('one price for everything is promised where one plan stands alone and opens everything', () => {
  const several = { ...facts, 'all-in-one': [], 'not-all-in-one': [{}] };
  expect(page().textContent).toContain('que trabalham juntos, todos incluídos no mesmo plano.');
  const text = page(landing, several).textContent;
  expect(text).toContain('Recursos que trabalham juntos.');
  expect(text).toContain('Preços simples e claros');
  expect(text).not.toMatch(/no mesmo plano|tudo incluído/);
});

test('professionals without limit are promised where no plan has one', () => {
  expect(page().textContent).toContain('Quantos você precisar. Profissionais e agendamentos são');
  const text = page(landing, { ...facts, unlimited: [], limited: [{}] }).textContent;
  expect(text).toContain('Depende do plano que você escolher. Cada profissional tem');
  expect(text).not.toContain('Quantos você precisar');
  // Nor on the fixed card, which stays where no plan is shown.
  expect(text).toContain('Agendamento online');
  expect(text).not.toMatch(/ilimitad/);
});

test('nobody is quoted who did not say it, and no figure is claimed that nobody counted', () => {
  expect(landing.testimonials.list).toEqual([]);
  expect(page().textContent).not.toMatch(/\d+ ?M\+|\d\.000\+|\d+% (de )?satisfação|vendas sobem/);
});

test('a testimonial that was given shows five stars', () => {
  const given = { name: 'Dra. Ana Lima', company: 'Clínica Lima', text: 'Funciona.' };
  const testimonials = { ...landing.testimonials, list: [given] };
  const shown = page({ ...landing, testimonials });
  expect(shown.querySelectorAll('[aria-label="5 de 5 estrelas"]')).toHaveLength(1);
  expect(shown.querySelector('#depoimentos')?.textContent).toContain('Clínica Lima');
});

test('under the steps and on the card of the plan a visitor starts', () => {
  const shown = page();
  const start = 'Criar minha conta grátis';
  expect(hrefOf(shown.querySelector('#como-funciona'), start)).toBe('/auth?mode=signup');
  expect(hrefOf(shown.querySelector('#precos .plan'), 'Testar grátis')).toBe('/auth?mode=signup');
});

/** Nobody set up a way to connect one. */
const BY_NUMBER = ['WhatsApp completo', 'Campanhas automáticas de marketing'];

test('without a plan of the database the fixed card stays', () => {
  const pricing = page().querySelector('#precos');
  expect(pricing?.querySelectorAll('.plan')).toHaveLength(1);
  expect(pricing?.textContent).toMatch(/MAIS POPULAR.*Plano Total.*R\$ 59,90 por mês/);
  const features = [...(pricing?.querySelectorAll('.plan-features li') ?? [])];
  expect(features.map(({ textContent }) => textContent)).toEqual(
    landing.pricing.fixedPlan.features.filter((text) => !BY_NUMBER.includes(text)),
  );
  expect(features[0]?.textContent).toBe('Agendamentos ilimitados');
});

test('the plans of the database take its place, and only the popular one has the badge', () => {
  const popular = { ...plan, name: 'Equipe', badge: [{}], feature: [{ text: 'Tudo' }] };
  const pricing = page(landing, { ...facts, plan: [plan, popular], 'fixed-plan': [] });
  const cards = [...pricing.querySelectorAll('.plan')];

  expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(['Solo', 'Equipe']);
  expect(cards.map((card) => card.textContent?.includes('MAIS POPULAR'))).toEqual([false, true]);
  expect(pricing.querySelector('#precos')?.textContent).not.toContain('Plano Total');
});

function whole(name: (typeof PUBLIC_PAGES)[number]['name'], days: number): string {
  return fillTemplate(renderPublicPage(name), { ...facts, ...trialFacts(days) })
    .replace(/<style>.*<\/style>/s, '')
    .replace('em até 7 dias da contratação', '');
}

test.each([
  [1, '1 dia', '1 Dia'],
  [7, '7 dias', '7 Dias'],
  [30, '30 dias', '30 Dias'],
])('a trial of %i is promised everywhere by its own length: %s', (days, span, heading) => {
  const shown = page(landing, { ...facts, ...trialFacts(days) });
  const text = shown.textContent ?? '';
  expect(text).toContain(`${span} grátis • Sem cartão de crédito • Cancele quando quiser`);
  expect(shown.querySelector('.statistics-row strong')?.textContent).toBe(span);
  expect(text).toContain(`Você usa o sistema por ${span} com todos os recursos liberados`);
  expect(text).toContain(`${span} grátis, sem cartão de crédito`);
  expect(text).toContain(`Começar Agora - ${heading} Grátis`);
  expect(whole('landing', days).match(new RegExp(`Teste grátis por ${span}, `, 'g'))).toHaveLength(
    3,
  );
  expect(whole('terms', days)).toContain(`Toda empresa nova usa o sistema por ${span}, com`);
  if (days !== 7) expect(whole('landing', days) + whole('terms', days)).not.toContain('7 dias');
});

test.each(['landing', 'terms'] as const)('without a trial the page %s promises none', (name) => {
  const text = whole(name, 0);
  expect(text).not.toMatch(/(?<!não têm )teste grátis|testar grátis|grátis agora|conta grátis/i);
  expect(text).not.toMatch(/\d dias? grátis|cadastre-se grátis|sem cartão|não pedimos cartão/i);
  expect(text).toContain('Criar a conta não custa nada.');
});

test('support is promised where somebody can be reached, and nowhere else', () => {
  const promise = /Suporte em português|Que suporte|contatos que estão no fim/;
  expect(page().textContent).not.toMatch(promise);
  const shown = page(landing, reachable);
  expect(shown.querySelector('#faq')?.textContent).toContain('contatos que estão no fim');
  expect(shown.querySelector('#recursos')?.textContent).toContain('Suporte em português');
  expect(shown.querySelector('#precos')?.textContent).toContain('Suporte em português');
});

test('an assistant is promised where somebody answers, and nowhere else', () => {
  expect(page().textContent).not.toContain('Assistente de IA');
  expect(page(landing, connectable).querySelector('#recursos')?.textContent).toContain(
    'Assistente de IA',
  );
});

test.each(PUBLIC_PAGES)('backups are promised at $address where they are made', ({ name }) => {
  const whole = (values: typeof facts) =>
    fillTemplate(renderPublicPage(name), values).replace(/<style>.*<\/style>/s, '');
  expect(whole(facts)).not.toMatch(/backup|cópias? de segurança/i);
  expect(whole(backedUp)).toMatch(/backups automáticos|cópias de segurança/i);
});

test('every place of the landing page that promises backups knows whether they are made', () => {
  const promised = page(landing, backedUp);
  for (const place of ['#recursos', '#precos', '#faq'])
    expect(promised.querySelector(place)?.textContent).toMatch(/backups automáticos/i);
  expect(page().querySelector('#faq')?.textContent).toContain('Sim. A conexão é criptografada');
});

test('answers share a name, so that opening one closes the other', () => {
  const answers = [...page(landing, everything).querySelectorAll('#faq details')];
  // One of them is for where nobody may try for free.
  expect(answers).toHaveLength(landing.faq.list.length - 1);
  expect(new Set(answers.map((answer) => answer.getAttribute('name')))).toEqual(new Set(['faq']));
});

test('the closing call opens sign-up, and the footer has its columns and badges', () => {
  const shown = page();
  expect(hrefOf(shown.querySelector('.closing'), 'Começar Agora - 7 Dias Grátis')).toBe(
    '/auth?mode=signup',
  );
  const footer = shown.querySelector('footer');
  expect([...(footer?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent)).toEqual(
    ['Produto', 'Empresa', 'Suporte'],
  );
  expect(footer?.textContent).toMatch(/© 2026.*SSL Seguro.*Feito no Brasil/);
});

const emptied: [string, LandingContent, string, string | null][] = [
  ['statistics', { ...landing, statistics: [] }, '.statistics-row', null],
  [
    'features',
    { ...landing, features: { ...landing.features, list: [] } },
    '#recursos',
    '/#recursos',
  ],
  ['questions', { ...landing, faq: { ...landing.faq, list: [] } }, '#faq', '/#faq'],
];

test.each(emptied)('without %s their section is left out and nothing leads to it', (...example) => {
  const [, content, section, address] = example;
  expect(page().querySelector(section)).not.toBeNull();

  const shown = page(content);
  expect(shown.querySelector(section)).toBeNull();
  if (address) expect(shown.querySelectorAll(`a[href="${address}"]`)).toHaveLength(0);
});
