import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { administrativeAutomations } from './administrative/administrative-automations.table.ts';
import { campaigns } from './campaigns/campaigns.table.ts';
import { reengagements } from './campaigns/reengagements.table.ts';
import { whatsappConnections } from './connection/whatsapp-connections.table.ts';
import { conversations } from './conversations/conversations.table.ts';
import { incomingMessages } from './conversations/incoming-messages.table.ts';
import { messageAutomations } from './message-automations.table.ts';
import { messageTemplates } from './message-templates.table.ts';
import { messages } from './messages.table.ts';
import { messagingSettings } from './messaging-settings.table.ts';
import { noticeReads } from './notices/notice-reads.table.ts';
import { noticeWishes } from './notices/notice-wishes.table.ts';
import { notices } from './notices/notices.table.ts';
import { pushSubscriptions } from './notices/push-subscriptions.table.ts';

export const messagingArchive: ArchivePart = {
  taken: [
    [messages, 'Mensagens a clientes: o que saiu, o que espera e o que não saiu, e por quê'],
    [messageTemplates, 'Modelos de mensagem'],
    [messageAutomations, 'Quais mensagens saem sozinhas, e com qual modelo'],
    [messagingSettings, 'Horários de silêncio, e-mails aos clientes e aniversários'],
    [conversations, 'Conversas no WhatsApp'],
    [incomingMessages, 'O que os clientes responderam no WhatsApp'],
    [campaigns, 'Campanhas'],
    [reengagements, 'Campanhas de reengajamento'],
  ],
  leftOut: [
    [notices, 'tell of what is in the archive already, and are gone after three months'],
    [noticeReads, 'say what somebody has looked at'],
    [noticeWishes, 'are how each member set up her own account'],
    [pushSubscriptions, 'belong to the browsers of members'],
    [whatsappConnections, 'holds a line of the gateway, with its secrets; it is connected anew'],
    [administrativeAutomations, 'are what the platform writes to companies'],
  ],
};
