import { escapeHtml } from '@app/domain/shared/html';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { formatPhone } from '@app/domain/shared/phones';
import type { Instance, Message, MessageType, Phone, Status } from '../evolution/gateway-books.ts';
import { choiceForm, framed, linkTo, type Notice, type Play } from '../page-frame.ts';

const ROOT = '/whatsapp-simulado';
const WHATSAPP: Play = {
  name: 'WhatsApp simulado',
  banner: 'Ambiente de demonstração: nenhuma mensagem sai daqui',
};

export type PhoneNotice = Notice;
export const PHONE_NOTICES = new Map<string, PhoneNotice>([
  ['parear', { tone: 'good', sentence: 'Celular conectado.' }],
  ['rede', { tone: 'good', sentence: 'A conexão caiu e está voltando.' }],
  ['desconectar', { tone: 'good', sentence: 'Desconectado no celular.' }],
  ['banir', { tone: 'good', sentence: 'O WhatsApp bloqueou este número.' }],
  ['codigo', { tone: 'bad', sentence: 'Não há código válido para ler. Gere um novo no sistema.' }],
  ['telefone', { tone: 'bad', sentence: 'Escreva um telefone com DDD, como (11) 98765-4321.' }],
]);

type ShownLine = { instance: Instance; messages: Message[] };

export function linesPage(lines: ShownLine[], notice?: Notice): string {
  const content = lines.length > 0 ? lines.map(lineCard).join('') : EMPTY;
  return framed({ title: 'Celulares', content, notice, play: WHATSAPP });
}

const EMPTY = `<section><p>Nenhum salão pediu para conectar um WhatsApp ainda.</p>
<p class="hint">Quando alguém gerar um código no sistema, ele aparece aqui para ser lido.</p></section>`;

function lineCard({ instance, messages }: ShownLine): string {
  const name = escapeHtml(instance.profileName ?? instance.name);
  const phone = instance.phone ? ` · ${escapeHtml(formatPhone(`+${instance.phone}`))}` : '';
  const action = `${ROOT}/${encodeURIComponent(instance.name)}`;
  return `<section><h2>${name}</h2><p class="hint">${STATES[instance.state]}${phone}</p>
${instance.state === 'connecting' ? pairingForm(action) : ''}
${instance.state === 'open' ? openLine(action, instance, messages) : ''}</section>`;
}

const STATES: Record<Instance['state'], string> = {
  open: 'Conectado',
  connecting: 'Esperando a leitura do código',
  close: 'Desconectado',
};

function pairingForm(action: string): string {
  return `<form class="fields" method="post" action="${action}">
<label>Telefone do salão<input name="telefone" inputmode="tel" value="(11) 98765-4321" required></label>
<label>Nome no WhatsApp<input name="nome" value="Meu salão" maxlength="60" required></label>
<button class="main" name="acao" value="parear">Ler o código com este celular</button></form>`;
}

function openLine(action: string, { name }: Instance, messages: Message[]): string {
  const contacts = [...new Set(messages.map(({ jid }) => jid).reverse())];
  const rows = contacts.map((jid) => chatRow(name, jid, messages));
  return `<ul class="row">${rows.join('')}</ul>
<form class="fields" method="post" action="${action}">
<label>Telefone de um cliente<input name="telefone" inputmode="tel" placeholder="(11) 98765-4321" required></label>
<button name="acao" value="abrir">Abrir a conversa dele</button></form>
<form class="choices pairs" method="post" action="${action}">
<button name="acao" value="rede">Perder a rede</button>
<button class="danger" name="acao" value="desconectar">Desconectar no celular</button>
<button class="danger" name="acao" value="banir">Bloqueio pelo WhatsApp</button></form>`;
}

function chatRow(line: string, jid: string, messages: Message[]): string {
  const digits = jid.split('@')[0] ?? '';
  const last = messages.findLast((message) => message.jid === jid);
  const address = `${ROOT}/${encodeURIComponent(line)}/${encodeURIComponent(digits)}`;
  return `<li><a href="${address}">${escapeHtml(formatPhone(`+${digits}`))}</a>
<small>${escapeHtml((last?.text ?? '').slice(0, 60))}</small></li>`;
}

type Chat = { instance: Instance; phone: Phone; messages: Message[] };

/** Seen from the client's phone: what the salon sent comes from the other side. */
export function chatPage({ instance, phone, messages }: Chat, notice?: Notice): string {
  const title = formatPhone(`+${phone.number}`);
  const content = `<section><h2>Conversa com ${escapeHtml(instance.profileName ?? instance.name)}</h2>
${messages.length > 0 ? `<ul class="chat">${messages.map(bubble).join('')}</ul>` : '<p class="hint">Nenhuma mensagem.</p>'}
<form class="fields" method="post">
<label>Nome de quem escreve<input name="nome" value="Cliente" maxlength="60"></label>
<label>Mensagem<input name="texto" maxlength="4000" autocomplete="off" required></label>
<button class="main">Enviar como cliente</button></form>
<form class="choices pairs" method="post"><button name="acao" value="audio">Mandar um áudio</button>
<button name="acao" value="foto">Mandar uma foto</button>
<button name="acao" value="figurinha">Mandar uma figurinha</button></form></section>
<section><h2>Este celular</h2><div class="choices">
${phone.account === 'usual' ? WITHOUT_ACCOUNT : WITH_ACCOUNT}
${phone.reach === 'on' ? OFF : ON}
${linkTo('', 'Atualizar')}${linkTo(ROOT, 'Todos os celulares')}</div></section>`;
  return framed({ title, content, notice, play: WHATSAPP });
}

const WITHOUT_ACCOUNT = choiceForm({ action: 'sem-whatsapp', label: 'Ficar sem WhatsApp' });
const WITH_ACCOUNT = choiceForm({ action: 'com-whatsapp', label: 'Voltar a ter WhatsApp' });
const OFF = choiceForm({ action: 'desligar', label: 'Ficar fora do ar' });
const ON = choiceForm({ action: 'ligar', label: 'Voltar ao ar' });

function bubble({ fromMe, text, type, at, updates }: Message): string {
  const time = Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(DEFAULT_TIMEZONE)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
  const status = updates.at(-1);
  const seen = fromMe && status ? ` · ${STATUSES[status]}` : '';
  return `<li class="${fromMe ? 'theirs' : 'mine'}">${type === 'conversation' ? escapeHtml(text) : MEDIA[type]}<small>${time}${seen}</small></li>`;
}

const MEDIA: Record<Exclude<MessageType, 'conversation'>, string> = {
  audioMessage: '🎤 Áudio',
  imageMessage: '📷 Foto',
  stickerMessage: '🙂 Figurinha',
};

const STATUSES: Record<Status, string> = {
  ERROR: 'recusada',
  SERVER_ACK: 'enviada',
  DELIVERY_ACK: 'entregue',
  READ: 'lida',
  PLAYED: 'ouvida',
};

export function lostPage(): string {
  const content = `<section><p>Este celular não existe mais.</p>${linkTo(ROOT, 'Todos os celulares')}</section>`;
  return framed({ title: 'Página não encontrada', content, play: WHATSAPP });
}
