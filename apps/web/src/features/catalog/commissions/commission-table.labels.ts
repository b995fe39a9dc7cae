import { formatDate } from '@app/domain/shared/local-time';
import { formatCount, formatNumber, percentText } from '../../../foundation/format.ts';

export const tableLabels = {
  title: 'Comissões da equipe',
  explanation:
    'O padrão vale para todos os serviços da pessoa, e Produtos para o que ela vende. Preencha um serviço só onde for diferente; 0 é sem comissão.',
  back: 'Profissionais',
  table: 'Comissões por pessoa, serviço e produtos, em %',
  person: 'Profissional',
  usual: 'Padrão',
  products: 'Produtos',
  productsHelp: 'Produto com comissão própria no estoque segue a dele.',
  wrong: 'Use uma porcentagem entre 0 e 100, com até duas casas.',
  saved: 'Comissões salvas. Valem a partir de hoje.',
  failed: 'Não foi possível salvar as comissões.',
  filter: 'Filtrar serviços',
  more: 'Mostrar mais serviços',
  nobody: 'Cadastre quem trabalha aqui para definir comissões.',
  goToTeam: 'Ir para Profissionais',
  notAllowed: 'Só quem define comissões abre esta tabela.',
};

/** 'Outra pessoa mudou Corte de Ana: agora 30%. Ao salvar, vale o que você digitou.' */
export function overtakenText(column: string, person: string, basisPoints: number | null): string {
  const now = percentText(basisPoints, 'em branco');
  return `Outra pessoa mudou ${column} de ${person}: agora ${now}. Ao salvar, vale o que você digitou.`;
}

/** 'Mostrando 24 de 300 serviços' */
export function shownServicesText(shown: number, found: number): string {
  if (found === 0) return 'Nenhum serviço com esse nome';
  const all = formatCount(Math.max(shown, found), { one: 'serviço', many: 'serviços' });
  return `Mostrando ${formatNumber(shown)} de ${all}`;
}

type Plan = { fromDate: string; basisPoints: number | null };

/** 'muda para 45% em 01/12/2026' */
export function plannedChangeText({ fromDate, basisPoints }: Plan): string {
  return `muda para ${percentText(basisPoints, 'em branco')} em ${dayText(fromDate)}`;
}

/** 'Corte de Ana mudaria para 45% em 01/12/2026. Ao salvar, vale o que você digitou.' */
export function replacedText(column: string, person: string, plan: Plan): string {
  const then = percentText(plan.basisPoints, 'em branco');
  return `${column} de ${person} mudaria para ${then} em ${dayText(plan.fromDate)}. Ao salvar, vale o que você digitou e essa mudança planejada é substituída.`;
}

function dayText(date: string): string {
  return formatDate(Temporal.PlainDate.from(date));
}

/** 'Corte de Ana, em %' */
export function cellName(column: string, person: string): string {
  return `${column} de ${person}, em %`;
}
