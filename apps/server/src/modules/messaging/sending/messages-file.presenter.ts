import { formatDateTime } from '@app/domain/shared/local-time';
import { formatPhone } from '@app/domain/shared/phones';
import { csvFile } from '../../../foundation/spreadsheets/csv-export.ts';
import type { LoggedMessage } from './message-log.queries.ts';
import { messageFileLabels as labels } from './messages-file.labels.ts';

/** The lines of the file, moments on the company's clock. */
export function linesOf(rows: readonly LoggedMessage[], timezone: string): string[][] {
  const momentText = (moment: Temporal.Instant | null) =>
    moment ? formatDateTime(moment, timezone) : '';
  return rows.map((message) => [
    message.clientName,
    addressText(message.recipient),
    momentText(message.sentAt ?? message.plannedAt),
    labels.occasions[message.occasion],
    message.campaignName,
    labels.channels[message.channel],
    labels.states[message.state],
    message.state === 'skipped' && message.reason ? labels.reasons[message.reason] : '',
    momentText(message.deliveredAt),
    momentText(message.readAt),
    message.text,
  ]);
}

export function messagesFile(lines: readonly string[][]): File {
  return csvFile('mensagens.csv', labels.header, lines);
}

/** Digits are a phone, anything else an e-mail. */
function addressText(recipient: string): string {
  return /^\d+$/.test(recipient) ? formatPhone(`+${recipient}`) : recipient;
}
