import type { OwnOrder, PublicShop } from '@app/contract/prepaid/own-order.contract';
import { cents, formatMoney } from '@app/domain/shared/money';

export const shopPageLabels = {
  title: (company: string) => `${company} · Pacotes e vales-presente`,
  subtitle: 'Pacotes e vales-presente',
  invalid: { title: 'Link inválido', text: 'Este link não é válido ou não existe mais.' },
  closed: {
    title: 'Nada à venda por aqui',
    text: 'Esta empresa não vende pacotes nem vales-presente pelo link no momento.',
  },
  unreachable: {
    title: 'Não foi possível abrir a página.',
    text: 'Confira sua conexão e tente novamente.',
  },
  choose: 'O que você quer comprar?',
  giftCard: 'Vale-presente',
  giftCardHelp: (least: string, most: string) => `Você escolhe o valor, de ${least} a ${most}.`,
  book: 'Agendar um horário',
  privacy: (company: string) => `Seus dados são usados por ${company} para cuidar da sua compra.`,
};

export const orderFormLabels = {
  giftTitle: 'Vale-presente',
  amount: 'Valor do vale',
  other: 'Outro valor',
  otherHelp: (least: string, most: string) => `De ${least} a ${most}.`,
  amountMissing: (least: string, most: string) => `Escolha um valor de ${least} a ${most}.`,
  recipient: 'Para quem é?',
  message: 'Mensagem no vale',
  optional: 'Opcional',
  contact: 'Seus dados',
  name: 'Seu nome',
  nameMissing: 'Diga o seu nome.',
  phone: 'Telefone com DDD',
  phoneHelp: 'É por ele que a empresa sabe de quem é a compra.',
  phoneMissing: 'Informe um telefone com DDD.',
  pay: (amount: string) => `Pagar ${amount} com PIX`,
  sending: 'Enviando…',
  checking: 'Conferindo…',
  back: 'Escolher outro',
  notPaidYet:
    'No próximo passo você recebe o código PIX e paga no app do seu banco, direto à empresa. Ela confere o pagamento e confirma a compra.',
  failed: 'Não foi possível fazer o pedido',
  unanswered: 'Confira sua conexão e tente novamente.',
};

export const ownOrderLabels = {
  title: (company: string) => `Seu pedido · ${company}`,
  subtitle: 'Seu pedido',
  order: (code: string) => `Pedido ${code}`,
  qr: 'Código PIX em QR',
  code: 'PIX copia e cola',
  copy: 'Copiar código',
  copied: 'Código copiado',
  copyFailed: 'Não foi possível copiar. Selecione o código e copie.',
  how: 'Abra o app do seu banco, escolha PIX e leia o QR ou cole o código. O valor já vem preenchido.',
  waits: (company: string) =>
    `Depois de pagar, ${company} confere o PIX e confirma. Esta página se atualiza sozinha; guarde o endereço dela.`,
  until: (date: string) => `O código vale até ${date}.`,
  noKey: 'A empresa não recebe PIX por aqui no momento. Fale com ela.',
  giftCode: 'Código do vale',
  giftQr: 'Código do vale em QR',
  giftHow: 'Mostre este código ao pagar. O que sobrar fica para a próxima vez.',
  packageHow: 'As sessões já são suas: é só agendar, e a empresa usa uma a cada visita.',
  receipt: (number: number, date: string) => `Recibo nº ${number}, PIX confirmado em ${date}`,
  for: 'Para',
  book: 'Agendar um horário',
  again: 'Fazer outro pedido',
  reason: 'Motivo',
  callUs: (phone: string) => `Dúvidas? Fale com a empresa: ${phone}.`,
};

type Tone = 'good' | 'warn' | 'bad';

/** Nothing says that it is paid before somebody of the company has. */
export const orderStatusTexts: Record<OwnOrder['status'], { text: string; tone: Tone }> = {
  waiting: { text: 'Aguardando pagamento', tone: 'warn' },
  paid: { text: 'Pagamento confirmado', tone: 'good' },
  refused: { text: 'Pedido recusado', tone: 'bad' },
  expired: { text: 'Pedido vencido', tone: 'bad' },
  refunded: { text: 'Compra estornada', tone: 'bad' },
};

export const orderEndTexts: Partial<Record<OwnOrder['status'], string>> = {
  refused: 'A empresa não aceitou este pedido. Se você já pagou, fale com ela.',
  expired:
    'O prazo deste pedido terminou. Se você já pagou, fale com a empresa: ela ainda pode confirmar.',
  refunded: 'A empresa estornou esta compra. O que foi comprado não vale mais.',
};

/** Its sign and number stay on one line. */
export function moneyOf(amountCents: number): string {
  return formatMoney(cents(amountCents)).replace(' ', '\u00a0');
}

type Held = { serviceName: string; sessions: number };

/** '5 × Corte, 1 × Escova' */
export function heldText(services: readonly Held[]): string {
  return services
    .filter(({ serviceName }) => serviceName !== '')
    .map(({ sessions, serviceName }) => `${sessions} × ${serviceName}`)
    .join(', ');
}

export function validText(validDays: number | null): string {
  if (validDays === null) return 'Não vence';
  return validDays === 1 ? 'Vale 1 dia' : `Vale ${validDays} dias`;
}

export function validUntilText(date: string | null): string {
  return date === null ? 'Não vence' : `Vale até ${dayOf(date)}`;
}

/** 'Economia de R$ 20,00'; nothing where the sessions cost as much apart. */
export function sparedText({ priceCents, apartCents }: PublicShop['packages'][number]) {
  return apartCents > priceCents ? `Economia de ${moneyOf(apartCents - priceCents)}` : '';
}

/** '16/11/2026' */
export function dayOf(date: string): string {
  return date.split('-').reverse().join('/');
}
