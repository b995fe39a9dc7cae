import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { invitations } from './invitations.table.ts';
import { memberVisits } from './member-visits.table.ts';
import { members } from './members.table.ts';
import { professionals } from './professionals.table.ts';
import { scheduleExceptions } from './schedule-exceptions.table.ts';
import { schedulePeriods } from './schedule-periods.table.ts';
import { supportVisits } from './support/support-visits.table.ts';

export const teamArchive: ArchivePart = {
  taken: [
    [members, 'Quem tem ou teve acesso e com qual função (nomes em contas)'],
    [invitations, 'Convites para a equipe'],
    [professionals, 'Profissionais'],
    [schedulePeriods, 'Horários de trabalho de cada profissional'],
    [scheduleExceptions, 'Folgas e horários especiais dos profissionais'],
    [supportVisits, 'Quando o suporte da plataforma entrou na empresa, e por quê'],
  ],
  leftOut: [
    [memberVisits, 'only say when each member was last here, which the list of members shows'],
  ],
};
