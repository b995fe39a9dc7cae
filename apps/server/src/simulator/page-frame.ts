import { escapeHtml } from '@app/domain/shared/html';
import { DEFAULT_TIMEZONE, formatDate, todayIn } from '@app/domain/shared/local-time';
import { cents, formatMoney } from '@app/domain/shared/money';
import { PAGE_STYLE } from './page-style.ts';

type Frame = { title: string; content: string; notice?: Notice | undefined; play?: Play };
/** What is played, and the sentence that says so on each of its pages. */
export type Play = { name: string; banner: string };

const PAYMENT: Play = {
  name: 'Pagamento simulado',
  banner: 'Ambiente de demonstração: nenhum valor é cobrado',
};

export type Notice = { tone: 'good' | 'bad'; sentence: string };

/** Every page of the simulator: it says what it is, needs no script and sends nothing anywhere. */
export function framed({ title, content, notice, play = PAYMENT }: Frame): string {
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<title>${escapeHtml(title)} · ${play.name}</title><style>${PAGE_STYLE}</style></head>
<body><aside class="banner">${play.banner}</aside>
<header>${BRAND}<span>${play.name}</span></header>
<main><h1>${escapeHtml(title)}</h1>
${notice ? noticeBox(notice) : ''}
${content}
</main></body></html>`;
}

export function moneyText(amount: number): string {
  return escapeHtml(formatMoney(cents(amount)));
}

/** The day in Brazil on which a moment of the provider falls. */
export function dayText(seconds: number): string {
  const moment = Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
  return formatDate(todayIn(DEFAULT_TIMEZONE, moment));
}

export function factList(facts: readonly (readonly [name: string, value: string])[]): string {
  const rows = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return `<dl>${rows.join('')}</dl>`;
}

type Choice = { action: string; label: string; hint?: string; look?: 'main' | 'plain' | 'danger' };

/** One form per choice, so that each works by itself and says what it will do. */
export function choiceForm({ action, label, hint, look = 'plain' }: Choice): string {
  return `<form method="post"><button class="${look}" name="acao" value="${action}">${label}</button>
${hint ? `<p class="hint">${hint}</p>` : ''}</form>`;
}

export function linkTo(address: string, label: string): string {
  return `<a class="button" href="${escapeHtml(address)}">${label}</a>`;
}

function noticeBox({ tone, sentence }: Notice): string {
  const role = tone === 'bad' ? 'alert' : 'status';
  const sign = tone === 'bad' ? '!' : '✓';
  return `<p class="notice ${tone}" role="${role}"><b aria-hidden="true">${sign}</b> ${sentence}</p>`;
}

const BRAND = `<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
<circle cx="16" cy="16" r="15" fill="none" stroke="currentColor" stroke-width="2"/>
<path d="M9 17l5 5 9-12" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"
stroke-linejoin="round" stroke-dasharray="3 4"/></svg>`;
