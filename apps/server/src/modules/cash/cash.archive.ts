import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { cashSessions } from './cash-sessions.table.ts';
import { settlementItems, settlements } from './settlements.table.ts';
import { transactions } from './transactions.table.ts';

export const cashArchive: ArchivePart = {
  taken: [
    [cashSessions, 'Caixas abertos e fechados, com o que foi contado'],
    [settlements, 'Como cada agendamento foi pago ou estornado'],
    [settlementItems, 'O que foi pago por cada serviço e a parte do profissional'],
    [transactions, 'Receitas, despesas, comissões e outros lançamentos'],
  ],
  leftOut: [],
};
