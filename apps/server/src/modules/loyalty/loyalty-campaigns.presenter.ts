import type { loyaltyCampaign } from '@app/contract/loyalty/loyalty-campaigns.contract';
import type {
  PointsCampaignForm,
  pointsCampaign,
} from '@app/contract/loyalty/points-campaigns.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { formatDate, todayIn } from '@app/domain/shared/local-time';
import { cents, formatAmount } from '@app/domain/shared/money';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { csvFile } from '../../foundation/spreadsheets/csv-export.ts';
import { CONDITION_WORDS, CSV_HEADERS, REWARD_WORDS, STANDING_WORDS } from './loyalty.labels.ts';
import {
  asListed,
  type LoyaltyCampaignRow,
  type Named,
  withServiceNames,
} from './loyalty-campaigns.queries.ts';
import type { PointsCampaignRow } from './points-campaigns.queries.ts';

export async function presentLoyaltyCampaign(
  scope: CompanyScope,
  row: LoyaltyCampaignRow,
): Promise<Answer<typeof loyaltyCampaign>> {
  const [listed] = await asListed(scope, [row]);
  return listed ?? { ...row, rewardServiceName: null, collecting: 0 };
}

export async function presentPointsCampaign(
  scope: CompanyScope,
  row: PointsCampaignRow,
): Promise<Answer<typeof pointsCampaign>> {
  const [named] = await withServiceNames(scope, [row]);
  return presentPoints(named ?? { ...row, rewardServiceName: null });
}

export function presentPoints(row: Named<PointsCampaignRow>): Answer<typeof pointsCampaign> {
  return { ...row, rewardValueCents: row.rewardValue };
}

/** Zero takes nothing off. */
export function newPointsCampaignOf({ rewardValueCents, ...form }: PointsCampaignForm) {
  return { ...form, rewardValue: rewardValueCents ? cents(rewardValueCents) : null };
}

export function loyaltyFile(rows: Named<LoyaltyCampaignRow>[], timezone: string): File {
  const lines = rows.map((row) => [
    row.name,
    CONDITION_WORDS[row.conditionType],
    row.conditionType === 'services_count'
      ? row.conditionValue
      : formatAmount(cents(row.conditionValue)),
    REWARD_WORDS[row.rewardType],
    row.rewardServiceName ?? formatAmount(cents(row.rewardValue ?? 0)),
    row.active ? STANDING_WORDS.active : STANDING_WORDS.inactive,
    formatDate(todayIn(timezone, row.createdAt)),
  ]);
  return csvFile('fidelidade.csv', CSV_HEADERS.loyalty, lines);
}

export function pointsFile(rows: Named<PointsCampaignRow>[], timezone: string): File {
  const lines = rows.map((row) => [
    row.name,
    row.pointsRequired,
    row.rewardValue === null ? '' : formatAmount(row.rewardValue),
    row.rewardServiceName ?? '',
    row.active ? STANDING_WORDS.active : STANDING_WORDS.inactive,
    formatDate(todayIn(timezone, row.createdAt)),
  ]);
  return csvFile('pontos.csv', CSV_HEADERS.points, lines);
}
