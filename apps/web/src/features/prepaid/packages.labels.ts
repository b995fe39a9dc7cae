import type { Package } from '@app/contract/prepaid/packages.contract';
import { cents, formatMoney, sumOf } from '@app/domain/shared/money';
import { formatCount } from '../../foundation/format.ts';
import { thingLabels } from '../../ui/kept-things/things.labels.ts';

export const packageLabels = {
  /** The place of the menu in which they stand with what else is paid before it is used. */
  parts: 'Pacotes, vales-presente e pedidos',
  ...thingLabels({ one: 'pacote', many: 'pacotes', gender: 'masculine' }),
  title: 'Pacotes',
  explanation: 'Sessões vendidas juntas e pagas antes: o cliente usa uma a cada visita.',
  notAllowed: 'Você não tem permissão para ver os pacotes.',
  back: 'Voltar',
  create: 'Novo Pacote',
  edit: 'Editar Pacote',
  createFirst: 'Criar Primeiro Pacote',
  empty: 'Nenhum pacote ainda. Junte sessões de um serviço e venda por um preço só.',
  failedToCreate: 'Erro ao criar pacote. Tente novamente.',
  failedToUpdate: 'Erro ao atualizar pacote. Tente novamente.',
  failedToRemove: 'Erro ao excluir pacote. Tente novamente.',
  removeQuestion:
    'Tem certeza que deseja excluir este pacote? Quem já comprou continua com as sessões.',
};

export const packageFieldLabels = {
  name: 'Nome',
  description: 'Descrição',
  price: 'Preço do pacote',
  validDays: 'Validade em dias',
  validDaysHelp: 'A partir da venda. Em branco, não vence.',
  commission: 'Comissão de quem vende',
  commissionHelp: 'Só vale quando a comissão é paga na venda do pacote.',
  services: 'Sessões',
  servicesHelp: 'Quantas vezes cada serviço pode ser feito.',
  sessions: 'Sessões',
  sellsOnline: 'Vender pelo link',
  sellsOnlineHelp:
    'O cliente pede na página de compra e paga por PIX. Você confirma quando chegar.',
  active: 'Ativo',
  activeHelp: 'Pacotes inativos não são vendidos. Quem já comprou continua usando.',
};

/** As a sentence names them. */
export const packageFieldNames = {
  ...packageFieldLabels,
  priceCents: packageFieldLabels.price,
  commissionBasisPoints: packageFieldLabels.commission,
};

/** '5 × Corte, 1 × Escova' */
export function heldText(services: Package['services']): string {
  return services.map(({ sessions, serviceName }) => `${sessions} × ${serviceName}`).join(', ');
}

export function validText(validDays: number | null): string {
  if (validDays === null) return 'Não vence';
  return `Vale ${formatCount(validDays, { one: 'dia', many: 'dias' })}`;
}

/** What whoever buys it spares; nothing where it costs as much as its sessions apart. */
export function sparedText({ priceCents, services }: Pick<Package, 'priceCents' | 'services'>) {
  const apart = sumOf(services.map((held) => cents(held.sessions * held.listPriceCents)));
  const spared = cents(apart - priceCents);
  return spared > 0 ? `Economia de ${formatMoney(spared)}` : null;
}
