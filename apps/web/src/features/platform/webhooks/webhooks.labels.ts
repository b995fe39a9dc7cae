import type { BillingEvent, WebhookAnswer } from '@app/contract/billing/webhooks.contract';
import { type EventStatus, TEST_EVENT } from '@app/domain/billing/billing-event';

export const webhooksLabels = {
  title: 'Webhooks',
  explanation: 'Por onde o Stripe avisa o que aconteceu com as assinaturas.',
  tabs: { config: 'Configuração', history: 'Histórico', tests: 'Testes' },
};

export const configLabels = {
  address: 'Endereço do webhook',
  addressHelp: 'No painel do Stripe, crie um destino de eventos com este endereço.',
  copy: 'Copiar',
  copied: 'URL copiada!',
  notCopied: 'Não foi possível copiar',
  notCopiedHelp: 'Selecione o endereço e copie à mão.',
  version: 'Versão da API',
  events: 'Eventos a configurar',
  secret: 'Segredo do webhook',
  secretSet: 'Definido para o ambiente em uso.',
  secretMissing: 'Ainda não definido para o ambiente em uso. Salve-o na tela Stripe.',
  toStripe: 'Abrir Stripe',
};

export const historyLabels = {
  title: 'Histórico de webhooks',
  search: 'Buscar por empresa ou evento',
  status: 'Resultado',
  type: 'Tipo',
  environment: 'Ambiente',
  any: 'Todos',
  empty: 'Nenhum evento chegou ainda. Envie um de teste para conferir o caminho.',
  nothingFound: 'Nenhum evento encontrado com essa busca.',
  columns: {
    type: 'Evento',
    receivedAt: 'Recebido em',
    company: 'Empresa',
    status: 'Resultado',
    error: 'Motivo',
  },
  nobody: '—',
};

export const webhookTestLabels = {
  title: 'Evento de teste',
  help: 'Envia um evento assinado ao endereço do webhook, como o Stripe faria. Ele não muda nenhuma empresa e aparece no histórico.',
  send: 'Enviar evento de teste',
  arrived: 'O evento chegou',
  refused: 'O endereço não aceitou o evento',
  unreachable: 'O endereço não respondeu',
  failed: 'O teste não passou',
  status: 'Status',
  answer: 'Resposta',
  event: 'Evento',
  toHistory: 'Ver no histórico',
};

export const eventStatusText: Record<EventStatus, string> = {
  received: 'Recebido',
  done: 'Processado',
  ignored: 'Ignorado',
  unmatched: 'Sem empresa',
  failed: 'Falhou',
};

/** Our own words for the reasons that the server keeps; the provider's own stay as they are. */
const REASONS: Record<string, string> = {
  'it belongs to the other environment': 'É do outro ambiente',
  'unknown-customer': 'Cliente desconhecido',
  'ids-disagree': 'Cliente e empresa não combinam',
  'not-configured': 'Sem chave secreta',
  'no-customer': 'Empresa sem cliente no Stripe',
  'internal error': 'Erro interno',
};

export function reasonText({ error, type }: BillingEvent): string {
  if (type === TEST_EVENT) return 'Evento de teste';
  return error === null ? '' : (REASONS[error] ?? error);
}

export function outcomeText({ status }: WebhookAnswer): string {
  if (status === null) return webhookTestLabels.unreachable;
  return status === 200 ? webhookTestLabels.arrived : webhookTestLabels.refused;
}

export function durationText(milliseconds: number): string {
  return `${milliseconds} ms`;
}
