import type { settlement } from '@app/contract/cash/settlements.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { formatPhone } from '@app/domain/shared/phones';
import type { CompanyRow } from '../../company/company.queries.ts';
import type { SettlementView } from './settlements.queries.ts';

export function presentSettlement(view: SettlementView): Answer<typeof settlement> {
  const { appointment, subtotal, discount, tip } = view;
  return {
    ...view,
    appointmentTime: appointment.startTime,
    company: presentCompany(view.company),
    clientName: appointment.clientName,
    clientPhone: appointment.clientPhone || null,
    items: view.items.map(({ name, gross, discount: off }) => ({
      name,
      grossCents: gross,
      discountCents: off,
      paidCents: gross - off,
    })),
    subtotalCents: subtotal,
    discountCents: discount,
    tipCents: tip,
    totalCents: subtotal - discount + tip,
    changeCents: view.change,
    parts: view.parts.map(({ methodName, methodKind, amount }) => ({
      paymentMethodName: methodName,
      paymentMethodKind: methodKind,
      amountCents: amount,
    })),
  };
}

function presentCompany(company: CompanyRow): Answer<typeof settlement>['company'] {
  const { address, city, state, document, phone } = company;
  return {
    name: company.tradeName || company.name,
    document,
    phone: formatPhone(phone),
    address: [address, city, state].filter(Boolean).join(', '),
  };
}
