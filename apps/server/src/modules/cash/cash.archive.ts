import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { transactions } from './book/transactions.table.ts';
import { settlementItems, settlements } from './checkout/settlements.table.ts';
import { cashSessions } from './drawer/cash-sessions.table.ts';
import { receivables } from './receivables/receivables.table.ts';

export const cashArchive: ArchivePart = {
  taken: [
    [cashSessions, 'Caixas abertos e fechados, com o que foi contado'],
    [settlements, 'Como cada agendamento ou venda foi pago ou estornado'],
    [settlementItems, 'O que foi pago por cada serviço ou produto e a parte do profissional'],
    [receivables, 'O que a maquininha paga, e em que dia'],
    [transactions, 'Receitas, despesas, comissões e outros lançamentos'],
  ],
  leftOut: [],
};
