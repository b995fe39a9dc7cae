import type { Professional } from '@app/contract/team/professionals.contract';
import { formatPhone } from '@app/domain/shared/phones';
import type { Column } from '../../../ui/lists/table-column.ts';
import { ActiveBadge } from '../../../ui/status-badge.tsx';
import { ProfessionalAvatar } from './professional-avatar.tsx';
import { AccessMark } from './professional-facts.tsx';
import { professionalColumnLabels as labels } from './professionals.labels.ts';

export const professionalColumns: readonly Column<Professional>[] = [
  {
    id: 'name',
    header: labels.name,
    lead: (professional) => <ProfessionalAvatar professional={professional} size={28} />,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    id: 'specialties',
    header: labels.specialties,
    cell: ({ specialties }) => specialties.join(', ') || '—',
  },
  {
    id: 'phone',
    header: labels.phone,
    width: 148,
    cell: ({ phone }) => <span className="tabular">{phone ? formatPhone(phone) : '—'}</span>,
  },
  {
    id: 'email',
    header: labels.email,
    width: 220,
    isExtra: true,
    cell: ({ email }) => email || '—',
  },
  {
    id: 'access',
    header: labels.access,
    width: 112,
    cell: ({ memberName }) => (memberName ? <AccessMark memberName={memberName} /> : '—'),
  },
  {
    id: 'status',
    header: labels.status,
    width: 120,
    cell: ({ active }) => <ActiveBadge active={active} />,
    sortBy: ({ active }) => (active ? 0 : 1),
  },
];
