import type { AdministrativeAutomation } from '@app/domain/messaging/administrative';
import type { TemplateVariable } from '@app/domain/messaging/template';
import { formatDate } from '@app/domain/shared/local-time';
import { errorText } from '../../../foundation/error-text.ts';

export const administrativeLabels = {
  title: 'WhatsApp',
  page: 'O número da plataforma, e o que ele escreve às empresas.',
  noCompany: 'Falta a empresa da plataforma',
  noCompanyHelp: 'O número de WhatsApp pertence a uma empresa. Cadastre a sua para conectá-lo.',
  setUp: 'Cadastrar empresa',
  explanation: 'O que as empresas recebem da plataforma, no telefone que deram no cadastro.',
  ownClients: 'Para os clientes da sua própria empresa',
  ownClientsHelp: 'As mesmas automações que toda empresa tem.',
  saved: 'Configurações Administrativas Salvas',
  failed: 'Erro',
  failedHelp: 'Erro ao salvar configurações administrativas. Tente novamente.',
  message: 'Mensagem',
  usual: 'Mensagem padrão',
  edit: 'Editar este modelo',
  writeOwn: 'Escrever a minha',
  sendDelayHours: 'Depois de quantas horas',
  sendDelayHoursHelp: 'De 0 a 72 horas depois do cadastro.',
  sendImmediately: 'Enviar na hora',
  sendImmediatelyHelp: 'Desligado, a mensagem sai às 09:00 do dia seguinte.',
  daysBeforeExpiry: 'Dias antes do fim',
  daysBeforeExpiryHelp: 'De 1 a 30 dias.',
  sendTime: 'Horário do envio',
  sendTimeHelp: 'No fuso da sua empresa.',
  connect: 'Conectar o número',
  noSender:
    'Ninguém escreve às empresas agora. Só escreve a empresa que um administrador cadastrou para a plataforma, sem teste nem plano.',
  notConnected:
    'Nenhum número da plataforma está conectado. Até lá as mensagens não saem: ficam em Mensagens enviadas, com o motivo.',
};

export const administrativeTitles: Record<AdministrativeAutomation, string> = {
  company_welcome: 'Boas-vindas',
  company_subscription_cancelled: 'Assinatura cancelada',
  company_subscription_renewed: 'Assinatura renovada',
  company_trial_expiring: 'Teste grátis terminando',
};

export const administrativeHelp: Record<AdministrativeAutomation, string> = {
  company_welcome:
    'Toda empresa nova recebe, uma vez. Desligado, sai 2 segundos depois do cadastro; ligado, depois das horas escolhidas.',
  company_subscription_cancelled: 'Quando a assinatura da empresa é cancelada.',
  company_subscription_renewed: 'Quando um pagamento renova a assinatura.',
  company_trial_expiring: 'Uma vez por empresa, alguns dias antes do fim do teste.',
};

/** A company that could be written to. */
function madeUpCompany(today: Temporal.PlainDate): Partial<Record<TemplateVariable, string>> {
  return {
    company_name: 'Salão da Beatriz',
    owner_name: 'beatriz',
    plan_name: 'Plano Total',
    amount: 'R$ 59,90',
    expiry_date: formatDate(today.add({ days: 3 })),
    days_remaining: '3',
  };
}

/** How a company reads what the platform writes to it. */
export function companyReader(today: Temporal.PlainDate) {
  return {
    title: 'Como a empresa vai ler',
    sample: 'Com dados inventados.',
    values: madeUpCompany(today),
  };
}

/** 'Quem escreve às empresas é Hora Marcada Ltda., de outro administrador. …' */
export function otherSenderText(companyName: string): string {
  return `Quem escreve às empresas é ${companyName}, de outro administrador: valem as configurações de lá.`;
}

export function loadFailureText(error: unknown): string {
  return `Não foi possível carregar as configurações administrativas. ${errorText(error)}`;
}
