import type { CompanyChange, SettingThing } from '@app/contract/company/company-changes.contract';

export const companyChangesLabels = { list: 'Alterações das configurações' };

type Words = { called: string; insert: string; update: string; delete: string };

const masculine = { insert: 'criado', update: 'alterado', delete: 'excluído' };
const feminine = { insert: 'criada', update: 'alterada', delete: 'excluída' };
const words: Record<SettingThing, Words> = {
  company: { called: 'Empresa', ...feminine },
  'closing-day': { called: 'Fechamento', ...masculine },
  'payment-method': { called: 'Forma de pagamento', ...feminine },
  'income-category': { called: 'Categoria de receita', ...feminine },
  'expense-category': { called: 'Categoria de despesa', ...feminine },
};

/** 'Forma de pagamento alterada: PIX' */
export function settingChangeText({ thing, thingName, action }: CompanyChange): string {
  const done = `${words[thing].called} ${words[thing][action]}`;
  return thingName ? `${done}: ${thingName}` : done;
}
