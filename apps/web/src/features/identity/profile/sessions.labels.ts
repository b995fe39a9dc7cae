import { formatInstant } from '../../../foundation/format.ts';

export const sessionsLabels = {
  title: 'Aparelhos conectados',
  explanation:
    'Onde sua conta está aberta. Não reconhece um aparelho? Desconecte-o e mude a senha.',
  current: 'Este aparelho',
  end: 'Desconectar',
  ended: 'Aparelho desconectado',
  failedToEnd: 'Erro ao desconectar',
  endOthers: 'Desconectar os outros aparelhos',
  endOthersQuestion:
    'Neles será preciso entrar de novo com e-mail e senha. Este continua conectado.',
  endedOthers: 'Os outros aparelhos foram desconectados',
  unknown: 'Aparelho desconhecido',
};

export function endText(device: string): string {
  return `${sessionsLabels.end} ${device}`;
}

export function sinceText(startedAt: string, timezone: string): string {
  return `Desde ${formatInstant(startedAt, timezone)}`;
}

// The order matters: most browsers also claim to be the ones below them.
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** 'Chrome no Windows', as far as what the browser says of itself can be understood. */
export function deviceText(userAgent: string | null): string {
  const browser = firstIn(browsers, userAgent);
  const system = firstIn(systems, userAgent);
  if (!browser && !system) return sessionsLabels.unknown;
  if (!system) return `${browser}`;
  return `${browser ?? 'Navegador'} no ${system}`;
}

const handhelds = ['iPhone', 'iPad', 'Android'];

export function isHandheld(userAgent: string | null): boolean {
  return handhelds.includes(firstIn(systems, userAgent) ?? '');
}

type Known = readonly (readonly [name: string, sign: RegExp])[];

function firstIn(known: Known, userAgent: string | null): string | null {
  return known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? null;
}
