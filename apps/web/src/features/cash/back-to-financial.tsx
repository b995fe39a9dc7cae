import { BackLink } from '../../ui/back-link.tsx';
import { transactionLabels as labels } from './book/transactions.labels.ts';

export function BackToFinancial() {
  return <BackLink to="/dashboard/financial">{labels.back}</BackLink>;
}
