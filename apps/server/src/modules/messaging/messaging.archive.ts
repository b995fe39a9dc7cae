import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { messageAutomations } from './message-automations.table.ts';
import { messageTemplates } from './message-templates.table.ts';
import { messages } from './messages.table.ts';
import { noticeReads } from './notices/notice-reads.table.ts';
import { noticeWishes } from './notices/notice-wishes.table.ts';
import { notices } from './notices/notices.table.ts';

export const messagingArchive: ArchivePart = {
  taken: [
    [messages, 'Mensagens a clientes: o que saiu, o que espera e o que não saiu, e por quê'],
    [messageTemplates, 'Modelos de mensagem'],
    [messageAutomations, 'Quais mensagens saem sozinhas, e com qual modelo'],
  ],
  leftOut: [
    [notices, 'tell of what is in the archive already, and are gone after three months'],
    [noticeReads, 'say what somebody has looked at'],
    [noticeWishes, 'are how each member set up her own account'],
  ],
};
