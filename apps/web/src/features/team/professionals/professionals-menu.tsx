import type { Professional } from '@app/contract/team/professionals.contract';
import { IconArrowsSort, IconPercentage } from '@tabler/icons-react';
import { useApi } from '../../../foundation/api.tsx';
import { useFile } from '../../../foundation/hooks/use-file.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { fileAction } from '../../../ui/lists/file-action.tsx';
import type { PageAction } from '../../../ui/page-actions.tsx';
import { professionalLabels as labels, orderLabels } from './professionals.labels.ts';

type Team = readonly Professional[] | undefined;

/** What is done with the whole team. */
export function useProfessionalsMenu(team: Team, onOrder: () => void) {
  const download = useFile(useApi().team.professionals.exportCsv);
  const mayManage = useMay('professionals.manage');
  const maySetCommissions = useMay('commissions.manage');
  // Nothing moves when they come: only a team of nobody has no use for these.
  const hasSomebody = team?.length !== 0;
  const file = { label: labels.exportCsv, failureTitle: labels.failedToExport, download };
  const order = { label: orderLabels.open, icon: <IconArrowsSort size={18} />, onClick: onOrder };
  return {
    secondary: maySetCommissions && hasSomebody ? commissionTable : undefined,
    more: [
      mayManage && hasColumns(team) && order,
      mayManage && hasSomebody && fileAction({ ...file, asked: undefined }),
    ],
  };
}

const commissionTable: PageAction = {
  label: labels.commissionTable,
  icon: <IconPercentage size={18} />,
  to: '/dashboard/professionals/commissions',
};

/** There is nothing to order before there are two. */
function hasColumns(team: Team): boolean {
  return (team ?? []).filter(({ active }) => active).length > 1;
}
