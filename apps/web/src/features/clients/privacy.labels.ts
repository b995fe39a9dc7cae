import type { PrivacyRequest } from '@app/contract/clients/client-record.contract';

export const privacyLabels = {
  title: 'Pedidos de titulares (LGPD)',
  explanation: 'O que clientes pediram sobre os próprios dados, quando foi feito e por quem.',
  notAllowed: 'Somente quem administra a empresa pode ver os pedidos de titulares.',
  kind: 'Pedido',
  handledAt: 'Quando',
  handledBy: 'Quem atendeu',
  empty: 'Nenhum pedido registrado. Exportações e anonimizações de clientes aparecem aqui.',
  noun: { one: 'pedido', many: 'pedidos' },
};

export const kindText: Record<PrivacyRequest['kind'], string> = {
  export: 'Exportação de dados',
  anonymize: 'Anonimização',
};
