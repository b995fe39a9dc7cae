import type { ListedCompany } from '@app/contract/platform/companies.contract';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { Text } from '@mantine/core';
import {
  IconCircleMinus,
  IconCreditCard,
  IconEdit,
  IconHeadset,
  IconMailForward,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import { useCallback } from 'react';
import { formatDay, moneyText } from '../../../foundation/format.ts';
import type { Column, RowAction } from '../../../ui/lists/table-column.ts';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import { NameAvatar } from '../../../ui/name-avatar.tsx';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import {
  actsLabels as acts,
  companiesLabels as labels,
  shownName,
  supportEntryLabels,
} from './companies.labels.ts';
import { CompanyBadges } from './company-badges.tsx';

export type CompanyChoices = {
  onEdit: (company: ListedCompany) => void;
  onSubscription: (company: ListedCompany) => void;
  onSupport: (company: ListedCompany) => void;
  onInvite: (company: ListedCompany) => void;
  onDeactivate: (company: ListedCompany) => void;
  onReactivate: (company: ListedCompany) => void;
  onRemove: (company: ListedCompany) => void;
};
type CompaniesListProps = {
  /** `undefined` while they are on their way. */
  companies: readonly ListedCompany[] | undefined;
  choices: CompanyChoices;
};

/** In em: the sidebar and seven columns need the room. */
const CARDS_BELOW = 75;

export function CompaniesList({ companies, choices }: CompaniesListProps) {
  const actionsOf = useCallback(
    (company: ListedCompany) => actionsFor(company, choices),
    [choices],
  );
  return (
    <TableOrCards
      label={labels.title}
      columns={columns}
      rows={companies}
      keyOf={keyOf}
      nameOf={shownName}
      onOpen={choices.onEdit}
      actionsOf={actionsOf}
      cardsBelow={CARDS_BELOW}
    />
  );
}

const keyOf = ({ id }: ListedCompany): string => id;
const orDash = (text: string): string => text || '—';

const columns: Column<ListedCompany>[] = [
  {
    id: 'name',
    header: labels.company,
    mark: (company) => <NameAvatar name={shownName(company)} />,
    cell: (company) => <TruncatedText>{shownName(company)}</TruncatedText>,
  },
  {
    id: 'document',
    header: labels.document,
    width: 172,
    cell: ({ document }) => <span className="tabular">{orDash(document)}</span>,
  },
  {
    id: 'email',
    header: labels.email,
    width: 184,
    onCard: 'second-line',
    cell: ({ email }) => <TruncatedText>{orDash(email)}</TruncatedText>,
  },
  { id: 'plan', header: labels.plan, width: 128, cell: ({ plan }) => <Plan plan={plan} /> },
  {
    id: 'status',
    header: labels.status,
    width: 176,
    onCard: 'in-sight',
    cell: (company) => <CompanyBadges company={company} />,
  },
  {
    id: 'createdAt',
    header: labels.createdAt,
    width: 104,
    cell: ({ createdAt }) => (
      <span className="tabular">{formatDay(createdAt, DEFAULT_TIMEZONE)}</span>
    ),
  },
];

/** Its name, and below what it costs a month. */
function Plan({ plan }: Pick<ListedCompany, 'plan'>) {
  if (!plan) return labels.noPlan;
  return (
    <>
      {plan.name}
      <Text span display="block" size="xs" c="dimmed" className="tabular">
        {moneyText(plan.priceMonthlyCents)}
      </Text>
    </>
  );
}

function actionsFor(company: ListedCompany, choices: CompanyChoices): RowAction[] {
  const { badge, waitsForOwner } = company;
  if (badge === 'deleting') return [];
  const edit = { label: labels.edit, icon: <IconEdit size={18} />, onSelect: choices.onEdit };
  const subscription = {
    label: labels.subscription,
    icon: <IconCreditCard size={18} />,
    onSelect: choices.onSubscription,
  };
  const support = {
    label: supportEntryLabels.action,
    icon: <IconHeadset size={18} />,
    onSelect: choices.onSupport,
  };
  const invite = {
    label: acts.invite,
    icon: <IconMailForward size={18} />,
    onSelect: choices.onInvite,
  };
  const close = {
    label: acts.deactivate,
    icon: <IconCircleMinus size={18} />,
    onSelect: choices.onDeactivate,
  };
  const open = {
    label: acts.reactivate,
    icon: <IconPlayerPlay size={18} />,
    onSelect: choices.onReactivate,
  };
  const remove = {
    label: acts.remove,
    icon: <IconTrash size={18} />,
    tone: 'destructive' as const,
    onSelect: choices.onRemove,
  };
  const shown = [
    edit,
    subscription,
    ...(badge === 'inactive' ? [] : [support]),
    ...(waitsForOwner ? [invite] : []),
    badge === 'inactive' ? open : close,
    remove,
  ];
  return shown.map((action) => ({ ...action, onSelect: () => action.onSelect(company) }));
}
