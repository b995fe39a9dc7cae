import type { BackupReport } from '@app/contract/platform/backups.contract';
import { DEFAULT_TIMEZONE } from '@app/domain/shared/local-time';
import { formatCount, formatInstant, formatNumber } from '../../../foundation/format.ts';

type Kept = Extract<BackupReport, { kind: 'kept' }>;

export const backupsLabels = {
  title: 'Backups',
  explanation: 'O que volta se a máquina se perder, e quando isso foi provado.',
  states: { good: 'Em dia', exposed: 'Precisa de atenção', late: 'Com falha' },
  late: 'Falta um backup recente que volte',
  lateHelp:
    'Falta um backup das últimas 36 horas que tenha voltado inteiro no último teste. Veja o registro do servidor e rode npm run admin -- backup e backup:verify.',
  place: 'Onde ficam',
  besideData: 'Estão no mesmo disco dos dados',
  besideDataHelp:
    'Ficam ao lado dos dados: se o disco se perder, eles se perdem junto. Aponte BACKUP_DIR para outro disco ou BACKUP_BUCKET para um bucket.',
  encrypted: 'Criptografados com BACKUP_KEY.',
  open: 'Não estão criptografados',
  openHelp: 'Quem alcançar esses arquivos lê tudo. Defina BACKUP_KEY para fechá-los.',
  trial: 'Última restauração de teste',
  noTrial: 'Ainda nenhuma. Ela acontece toda noite, logo depois do backup.',
  list: 'Backups guardados',
  empty: 'Nenhum backup ainda. O primeiro é feito em até um minuto depois que o servidor começa.',
  columns: { when: 'Quando', size: 'Tamanho', files: 'Arquivos' },
  off: 'Os backups estão desligados nesta instalação. Ligue com BACKUPS=on.',
  elsewhere:
    'O banco de dados fica em outro servidor (DATABASE_URL) e é ele quem guarda os backups. O guia backup-and-restore.md diz como ligar e como provar que um dump tem todas as empresas.',
  between:
    'Entre um backup e outro, cada mudança é guardada em até um minuto: dá para voltar a qualquer momento com npm run admin -- restore --at.',
};

export type BackupState = keyof typeof backupsLabels.states;

/** The worst that holds: one that does not come back, then one that may be lost or read. */
export function stateOf({ isLate, isBesideData, isEncrypted }: Kept): BackupState {
  if (isLate) return 'late';
  return isBesideData || !isEncrypted ? 'exposed' : 'good';
}

const MEGABYTE = 1_000_000;

export function sizeText(bytes: number): string {
  return `${formatNumber(Math.max(1, Math.round(bytes / MEGABYTE)))} MB`;
}

export function momentText(moment: string): string {
  return formatInstant(moment, DEFAULT_TIMEZONE);
}

type Trial = NonNullable<Kept['lastTrial']>;

export function trialText({ checkedAt, tables, rows, failure }: Trial): string {
  if (failure !== null) return `${momentText(checkedAt)}: não chegou ao fim`;
  const lines = formatCount(rows, { one: 'linha', many: 'linhas' });
  const compared = `${lines} de ${formatCount(tables, { one: 'tabela', many: 'tabelas' })}`;
  return `${momentText(checkedAt)}: ${compared} comparadas`;
}

export function outcomeText({ differing, failure }: Trial): string {
  if (failure !== null) return `O servidor disse: ${failure}`;
  if (differing.length === 0) return 'Tudo voltou como era.';
  return `Não voltaram como eram: ${differing.join(', ')}.`;
}
