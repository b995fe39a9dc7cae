import type { Books } from '../whatsapp/books.ts';

/** A line, as Evolution keeps it. */
export type Instance = {
  name: string;
  id: string;
  token: string;
  state: 'open' | 'connecting' | 'close';
  /** Digits of the phone that scanned; stays when the line closes. */
  phone: string | null;
  profileName: string | null;
  qr: { code: string; pairingCode: string | null; count: number; since: number } | null;
  webhook: { url: string; headers: Record<string, string>; events: string[] } | null;
  closedBy: number | null;
  createdAt: string;
};

export type Status = 'ERROR' | 'SERVER_ACK' | 'DELIVERY_ACK' | 'READ' | 'PLAYED';

export type MessageType = 'conversation' | 'audioMessage' | 'imageMessage' | 'stickerMessage';

export type Message = {
  id: string;
  instance: string;
  jid: string;
  fromMe: boolean;
  text: string;
  /** What it is, as WhatsApp calls it: `conversation` is a text. */
  type: MessageType;
  /** Milliseconds since 1970. */
  at: number;
  updates: Status[];
};

/** What somebody said about a phone on the page that plays them; the others are usual ones. */
export type Phone = { number: string; account: 'usual' | 'none'; reach: 'on' | 'off' };

export type Kinds = { instance: Instance; message: Message; phone: Phone };
export type GatewayBooks = Books<Kinds>;
