import type { PrivacyRequest } from '@app/contract/clients/client-record.contract';
import { formatInstant } from '../../../foundation/format.ts';
import type { Sheet } from '../../../ui/dialogs/sheet.ts';

export const privacyLabels = {
  title: 'Pedidos de titulares (LGPD)',
  explanation: 'O que clientes pediram sobre os próprios dados, quando foi feito e por quem.',
  notAllowed: 'Somente quem administra a empresa pode ver os pedidos de titulares.',
  kind: 'Pedido',
  client: 'Cliente',
  deleted: 'Cliente excluído',
  handledAt: 'Quando',
  handledBy: 'Quem atendeu',
  empty:
    'Nenhum pedido registrado. Exporte ou anonimize um cliente no cadastro dele, e o pedido fica registrado aqui.',
  toClients: 'Ver clientes',
  noun: { one: 'pedido', many: 'pedidos' },
};

export const kindText: Record<PrivacyRequest['kind'], string> = {
  export: 'Exportação de dados',
  anonymize: 'Anonimização',
};

export function whoseText({ clientName }: PrivacyRequest): string {
  return clientName ?? privacyLabels.deleted;
}

export function privacySheet(timezone: string): Sheet<PrivacyRequest> {
  return {
    fileName: 'pedidos-de-titulares.csv',
    columns: [
      { header: privacyLabels.kind, cell: ({ kind }) => kindText[kind] },
      { header: privacyLabels.client, cell: whoseText },
      {
        header: privacyLabels.handledAt,
        cell: ({ handledAt }) => formatInstant(handledAt, timezone),
      },
      { header: privacyLabels.handledBy, cell: ({ handledByName }) => handledByName },
    ],
  };
}
