import type { Receipt } from '@app/domain/messaging/message-state';
import type { LineState } from './gateway.ts';

/** Who wrote: a phone, or an address behind which WhatsApp hides it. One of both is there. */
export type Contact = { phone: string | null; hidden: string | null; name: string | null };

export type IncomingContent =
  | { kind: 'text'; text: string }
  | { kind: 'image' | 'audio' | 'video' | 'document' | 'sticker' | 'location' | 'other' };

/** What a gateway tells about a line, in our words. */
export type Happening =
  | { kind: 'qr'; code: string; image: string | null; pairingCode: string | null }
  /** Nobody scanned; somebody has to ask for a new code. */
  | { kind: 'qr-ended' }
  | {
      kind: 'connection';
      state: LineState;
      phone: string | null;
      profileName: string | null;
      /** 401 when the phone was unlinked, 403 when WhatsApp banned it. */
      reason: number | null;
    }
  | {
      kind: 'receipt';
      providerId: string;
      status: Receipt;
      /** Our own id of the message, where the provider sends it back. */
      reference: string | null;
      errorCode: number | null;
      at: Temporal.Instant | null;
    }
  | {
      kind: 'incoming';
      providerId: string;
      from: Contact;
      content: IncomingContent;
      at: Temporal.Instant | null;
    }
  /** Ours, told once more by the gateway: it was handed over. */
  | { kind: 'handed-over'; providerId: string; to: string; text: string }
  /** The owner wrote on the phone itself. */
  | {
      kind: 'sent-elsewhere';
      providerId: string;
      to: string;
      text: string;
      at: Temporal.Instant | null;
    }
  | { kind: 'template'; name: string; language: string; status: string; reason: string | null }
  | { kind: 'ignored' };

/** With the line it is about: the name at Evolution, the id of the number or of the account at Meta. */
export type Heard = { line: string; happening: Happening };
