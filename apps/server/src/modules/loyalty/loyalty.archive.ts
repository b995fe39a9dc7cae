import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { clientLoyalty, loyaltyProgress, loyaltyRedemptions } from './client-loyalty.table.ts';
import { loyaltyCampaigns } from './loyalty-campaigns.table.ts';
import { pointsCampaigns } from './points-campaigns.table.ts';
import { pointsTransactions } from './points-transactions.table.ts';

export const loyaltyArchive: ArchivePart = {
  taken: [
    [loyaltyCampaigns, 'Campanhas de fidelidade'],
    [clientLoyalty, 'Quanto falta a cada cliente para a recompensa'],
    [loyaltyProgress, 'O que cada visita somou na fidelidade'],
    [loyaltyRedemptions, 'Recompensas usadas'],
    [pointsCampaigns, 'O que se troca por pontos'],
    [pointsTransactions, 'Pontos ganhos e usados'],
  ],
  leftOut: [],
};
