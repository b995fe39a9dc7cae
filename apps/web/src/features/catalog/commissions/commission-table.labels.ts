import { percentText } from '../../../foundation/format.ts';

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
  nobody: 'Cadastre quem trabalha aqui para definir comissões.',
  goToTeam: 'Ir para Profissionais',
  notAllowed: 'Só quem define comissões abre esta tabela.',
};

/** 'Outra pessoa mudou Corte de Ana: agora 30%. Ao salvar, vale o que você digitou.' */
export function overtakenText(column: string, person: string, basisPoints: number | null): string {
  const now = percentText(basisPoints, 'em branco');
  return `Outra pessoa mudou ${column} de ${person}: agora ${now}. Ao salvar, vale o que você digitou.`;
}

/** 'Corte de Ana, em %' */
export function cellName(column: string, person: string): string {
  return `${column} de ${person}, em %`;
}
