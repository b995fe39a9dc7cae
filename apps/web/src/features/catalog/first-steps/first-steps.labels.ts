import type { LineOfBusiness } from '@app/domain/catalog/ready-made-services';
import { formatCount } from '../../../foundation/format.ts';

export const firstStepsLabels = {
  title: 'Primeiros passos',
  explanation: 'Três telas curtas e seus clientes já podem agendar.',
  notAllowed: 'Os primeiros passos são de quem administra a empresa.',
  goOn: 'Continuar',
  skip: 'Pular por enquanto',
  failed: 'Não foi possível salvar.',
};

export const stepTitles = {
  servicos: 'O que você oferece?',
  equipe: 'Quem atende aqui?',
  link: 'Seu link de agendamento',
};

export function stepText(number: number): string {
  return `Passo ${number} de 3`;
}

export const servicesLabels = {
  explanation: 'Escolha o ramo: os serviços mais comuns já vêm com a duração. Diga só os preços.',
  line: 'Ramo do negócio',
  list: 'Serviços',
  chooseLine: 'Escolha o ramo do negócio, ou pule esta etapa.',
  nothingLeft: 'Todos os serviços deste ramo já estão cadastrados.',
  tickOne: 'Marque pelo menos um serviço, ou pule esta etapa.',
  priceMissing: 'Diga o preço',
  nameMissing: 'Diga o nome',
  own: 'Escreva os serviços que você oferece, um por linha. Três já bastam para começar.',
  nameExample: 'Ex.: Consulta',
  add: 'Mais um serviço',
  writeOne: 'Escreva pelo menos um serviço, ou pule esta etapa.',
};

export const lineText: Record<LineOfBusiness | 'other', string> = {
  salon: 'Salão',
  barbershop: 'Barbearia',
  'nail-salon': 'Esmalteria',
  aesthetics: 'Estética',
  dentistry: 'Odontologia',
  other: 'Outro ramo',
};

export function nameOfText(number: number): string {
  return `Nome do ${number}º serviço`;
}

export function durationOfText(serviceName: string): string {
  return `Duração de ${serviceName}`;
}

export function priceOfText(serviceName: string): string {
  return `Preço de ${serviceName}`;
}

export function alreadyOffered(count: number): string {
  const services = formatCount(count, { one: 'serviço cadastrado', many: 'serviços cadastrados' });
  return `Você já tem ${services}. Aqui você acrescenta outros.`;
}

export const teamLabels = {
  explanation: 'Comece por você. Cada pessoa ganha horário, todos os serviços e sua comissão.',
  people: 'Pessoas',
  name: 'Nome',
  commission: 'Comissão',
  commissionHelp: 'Parte de cada serviço que fica com a pessoa. Pode ficar em branco.',
  sameHours: 'Mesmo horário de',
  days: 'Dias de trabalho',
  from: 'Início do horário',
  until: 'Fim do horário',
  to: 'até',
  hoursOf: 'Horário de',
  nobody: 'Informe o nome, ou pule esta etapa.',
  noDay: 'Escolha pelo menos um dia.',
  wrongHours: 'O fim deve vir depois do início.',
  alreadyThere: 'Já cadastrados',
};

export function personText(number: number, isMe: boolean): string {
  return isMe ? 'Seu nome' : `Nome da ${number}ª pessoa`;
}

export function commissionOfText(name: string): string {
  return name ? `Comissão de ${name}` : 'Comissão';
}

export const shortWeekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

export const linkStepLabels = {
  on: 'Seu link está no ar',
  explanation: 'Mande para seus clientes: eles escolhem serviço, pessoa e horário sozinhos.',
  off: 'O link ainda está desligado',
  offExplanation:
    'Falta alguém com horário e um serviço. Você já pode dizer o que acontece com o link quando houver.',
  refused: 'Você desligou o link. Ligue quando quiser.',
  turnOn: 'Ligar o link',
  turnOff: 'Desligar o link de agendamento',
  done: 'Ir para o Dashboard',
  backToTeam: 'Dizer quem atende',
};
