import type {
  CompanyChange,
  SettingArea,
  SettingThing,
} from '@app/contract/company/company-changes.contract';

export const companyChangesLabels = {
  list: 'Alterações das configurações',
  area: 'Mostrar alterações de',
  everything: 'Tudo',
};

export const settingAreaLabels: Record<SettingArea, string> = {
  company: 'Empresa e agendamento',
  money: 'Financeiro',
  services: 'Serviços e comissões',
  team: 'Equipe',
  messages: 'Mensagens',
  offers: 'Promoções e pacotes',
};

type Words = { called: string; insert: string; update: string; delete: string };

const masculine = { insert: 'criado', update: 'alterado', delete: 'excluído' };
const feminine = { insert: 'criada', update: 'alterada', delete: 'excluída' };
const masculines = { insert: 'criados', update: 'alterados', delete: 'excluídos' };
const feminines = { insert: 'criadas', update: 'alteradas', delete: 'excluídas' };
const words: Record<SettingThing, Words> = {
  company: { called: 'Empresa', ...feminine },
  'closing-day': { called: 'Fechamento', ...masculine },
  'payment-method': { called: 'Forma de pagamento', ...feminine },
  'income-category': { called: 'Categoria de receita', ...feminine },
  'expense-category': { called: 'Categoria de despesa', ...feminine },
  'payment-method-fees': { called: 'Taxas', ...feminines },
  service: { called: 'Serviço', ...masculine },
  'professional-services': { called: 'Serviços feitos', ...masculines },
  'commission-rates': { called: 'Comissões', ...feminines },
  professional: {
    called: 'Profissional',
    insert: 'cadastrado',
    update: 'alterado',
    delete: 'excluído',
  },
  'working-hours': { called: 'Horários de trabalho', ...masculines },
  member: { called: 'Acesso', ...masculine },
  'messaging-settings': { called: 'Regras das mensagens', ...feminines },
  'message-automation': { called: 'Automação', ...feminine },
  'message-template': { called: 'Modelo de mensagem', ...masculine },
  reengagement: { called: 'Reengajamento', ...masculine },
  coupon: { called: 'Cupom', ...masculine },
  'loyalty-campaign': { called: 'Campanha de fidelidade', ...feminine },
  'points-campaign': { called: 'Campanha de pontos', ...feminine },
  package: { called: 'Pacote', ...masculine },
  'gift-card-sales': { called: 'Venda de vales-presente', ...feminine },
};

/** 'Forma de pagamento alterada: PIX' */
export function settingChangeText({ thing, thingName, action }: CompanyChange): string {
  const done = `${words[thing].called} ${words[thing][action]}`;
  return thingName ? `${done}: ${thingName}` : done;
}
