import { shortLink } from './booking-address.ts';
import type { BookingGap } from './public-booking.api.ts';
export const publicBookingLabels = {
  title: 'Agendamento online',
  explanation: 'Diz se a empresa aceita agendamentos feitos pelos próprios clientes.',
  switch: 'Agendamento público',
  open: 'Ativado',
  closed: 'Desativado',
  activated: 'Agendamento público ativado',
  deactivated: 'Agendamento público desativado',
  failedToSwitch: 'Não foi possível atualizar a configuração.',
  nobody: 'Ainda não dá para agendar online',
  wish: 'Ligar assim que houver quem atenda',
  wished: 'O link liga sozinho com o primeiro profissional que tiver horários e um serviço.',
  refused: 'O link fica desligado até você ligar.',
};

/** What was turned: the link, or while there is nobody to book what becomes of it then. */
export function turnedText(turned: { isOn: boolean; hasSomebodyToBook: boolean }): string {
  if (turned.hasSomebodyToBook) {
    return turned.isOn ? publicBookingLabels.activated : publicBookingLabels.deactivated;
  }
  return turned.isOn
    ? 'O link vai ligar assim que houver quem atenda'
    : 'O link vai ficar desligado';
}

export const faceLabels = {
  title: 'Aparência da página',
  explanation: 'O que o cliente vê primeiro quando abre o seu link.',
  preview: 'Como o cliente vê o alto da página.',
  cover: 'Foto de capa',
  coverHelp: 'Uma foto larga do seu espaço. PNG, JPG ou WebP de até 5MB.',
  coverUpdated: 'Foto de capa atualizada.',
  coverRemoved: 'Foto de capa removida.',
  color: 'Cor',
  colorHelp:
    'Pinta botões e destaques, e o alto da página quando não há foto. Uma cor clara demais para letras brancas fica só no alto.',
  colorUpdated: 'Cor atualizada.',
  noColor: 'Voltar à cor padrão',
  failed: 'Não foi possível mudar a aparência.',
};

export const gapText: Record<BookingGap, string> = {
  services: 'Cadastre pelo menos um serviço ativo.',
  professionals: 'Cadastre pelo menos um profissional ativo, com horários de trabalho.',
  hours:
    'Nenhum profissional ativo tem horários de trabalho. Em Profissionais, abra um cadastro e preencha a parte Horários.',
};

/** Where what is missing is put in. */
export const gapWay: Record<BookingGap, { to: string; label: string }> = {
  services: { to: '/dashboard/services', label: 'Ir para Serviços' },
  professionals: { to: '/dashboard/professionals', label: 'Ir para Profissionais' },
  hours: { to: '/dashboard/professionals', label: 'Ir para Profissionais' },
};

export const linkLabels = {
  title: 'Link para clientes',
  explanation: 'O endereço reservado para os agendamentos da sua empresa, curto e completo.',
  shortLink: 'Endereço curto',
  shortLinkHelp:
    'Se você mudar, os endereços antigos continuam funcionando: cartões e cartazes já impressos não se perdem.',
  link: 'Link completo',
  copyShort: 'Copiar endereço curto',
  copyLink: 'Copiar link',
  edit: 'Editar',
  editLabel: 'Editar endereço curto',
  slugUpdated: 'Endereço curto atualizado com sucesso!',
  failedToSave: 'Erro ao mudar o endereço curto',
};

export const copyFailure = {
  title: 'Não foi possível copiar o link.',
  message: 'Selecione o endereço na tela e copie.',
};

export const snippetCopyFailure = {
  title: 'Não foi possível copiar o código.',
  message: 'Selecione o código na tela e copie.',
};

export const qrLabels = {
  title: 'QR code',
  explanation: 'Para o balcão, o espelho e o cartão. O código leva ao endereço curto.',
  image: 'QR code do endereço curto',
  downloadSvg: 'Baixar SVG',
  downloadPng: 'Baixar PNG',
  print: 'Imprimir cartaz',
  printHelp: 'SVG para gráficas, PNG para redes sociais. O cartaz sai em uma folha A4.',
  failedToDraw: 'Não foi possível criar a imagem.',
  failedToDrawHelp: 'Baixe em SVG ou use outro navegador.',
};

export const posterLabels = {
  invitation: 'Agende seu horário',
  howTo: 'Aponte a câmera do celular para o código',
  orType: 'ou acesse',
};

/** A link that looks like a button, or the booking page itself in a frame. */
export type SnippetKind = 'button' | 'page';

export const snippetLabels = {
  title: 'Botão para o seu site',
  kind: 'O que aparece no site',
  kinds: { button: 'Botão', page: 'Página inteira' } satisfies Record<SnippetKind, string>,
  explanation: {
    button: 'Cole este código onde o botão deve aparecer.',
    page: 'Cole este código onde a página deve aparecer: o cliente agenda sem sair do seu site.',
  } satisfies Record<SnippetKind, string>,
  button: 'Agendar horário',
  copy: 'Copiar código',
  preview: 'Como fica',
  code: 'Código para o site',
};

export function bookingLink(companyId: string): string {
  return `${location.origin}/booking/${companyId}`;
}

/** As people type it: 'horamarcada.com/b/salao'. */
export function spokenLink(link: string): string {
  return link.replace(/^https?:\/\//, '');
}

const buttonStyle = [
  'display:inline-block',
  'padding:12px 24px',
  'border-radius:8px',
  'background:#2563eb',
  'color:#fff',
  'font:600 16px/1.25 system-ui,sans-serif',
  'text-decoration:none',
].join(';');

/** As tall as a phone: what is longer scrolls inside. */
const frameStyle = 'width:100%;height:800px;border:0';

/** A slug holds nothing that HTML would read as its own. */
export function snippetOf(slug: string, kind: SnippetKind): string {
  if (kind === 'page') {
    return `<iframe src="${shortLink(slug)}" title="${snippetLabels.button}" loading="lazy" style="${frameStyle}"></iframe>`;
  }
  return `<a href="${shortLink(slug)}" target="_blank" rel="noopener" style="${buttonStyle}">${snippetLabels.button}</a>`;
}

export const shareLabels = {
  whatsApp: 'Enviar no WhatsApp',
  seeAsClient: 'Ver como cliente',
};
