import type { CommissionTable as Rates } from '@app/contract/catalog/commission-rates.contract';
import { Text } from '@mantine/core';
import { type KeyboardEvent, useId } from 'react';
import { TruncatedText } from '../../../ui/truncated-text.tsx';
import { cellName, tableLabels as labels, plannedChangeText } from './commission-table.labels.ts';
import classes from './commission-table.module.css';
import type { CellPlace, CommissionTableForm } from './commission-table.view.ts';
import { ServiceFilter, useServiceColumns } from './service-columns.tsx';

type CommissionTableProps = { table: Rates; form: CommissionTableForm };
type Person = Rates['professionals'][number];

/** People beside services; the usual rates first, and where nothing is typed it shines through. */
export function CommissionTable({ table, form }: CommissionTableProps) {
  const columns = useServiceColumns(table.services, form.isTyped);
  const { shown } = columns;
  return (
    <>
      <ServiceFilter columns={columns} />
      <div className={classes.scroll}>
        <table className={classes.table} aria-label={labels.table} onKeyDown={goDownOnEnter}>
          <thead>
            <tr>
              <th scope="col" className={classes.person}>
                {labels.person}
              </th>
              <th scope="col" className={classes.usual}>
                {labels.usual}
              </th>
              <th scope="col" className={classes.usual} title={labels.productsHelp}>
                {labels.products}
              </th>
              {shown.map(({ id, name }) => (
                <th key={id} scope="col">
                  <TruncatedText>{name}</TruncatedText>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.professionals.map((person) => (
              <PersonRow key={person.id} person={person} services={shown} form={form} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type PersonRowProps = Pick<CommissionTableProps, 'form'> & {
  person: Person;
  services: Rates['services'];
};

function PersonRow({ person, services, form }: PersonRowProps) {
  const usual = { professionalId: person.id, serviceId: null };
  return (
    <tr>
      <th scope="row" className={classes.person}>
        <Text span inherit lineClamp={2} title={person.name}>
          {person.name}
        </Text>
      </th>
      <td className={classes.usual}>
        <Cell place={usual} name={cellName(labels.usual, person.name)} form={form} shown="" />
      </td>
      <td className={classes.usual}>
        <Cell
          place={{ ...usual, ofProducts: true }}
          name={cellName(labels.products, person.name)}
          form={form}
          shown=""
        />
      </td>
      {services.map(({ id, name }) => (
        <td key={id}>
          <Cell
            place={{ professionalId: person.id, serviceId: id }}
            name={cellName(name, person.name)}
            form={form}
            shown={form.textOf(usual)}
          />
        </td>
      ))}
    </tr>
  );
}

type CellProps = { place: CellPlace; name: string; form: CommissionTableForm; shown: string };

function Cell({ place, name, form, shown }: CellProps) {
  const isWrong = form.isWrong(place);
  const planned = form.plannedAt(place);
  const plansId = useId();
  return (
    <>
      <input
        className={classes.cell}
        aria-label={name}
        aria-invalid={isWrong}
        aria-describedby={planned.length > 0 ? plansId : undefined}
        title={isWrong ? labels.wrong : undefined}
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        maxLength={8}
        placeholder={shown}
        value={form.textOf(place)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => form.type(place, event.currentTarget.value)}
      />
      {planned.length > 0 && (
        <div id={plansId} className={classes.planned}>
          {planned.map((plan) => (
            <div key={plan.fromDate}>{plannedChangeText(plan)}</div>
          ))}
        </div>
      )}
    </>
  );
}

/** As in any spreadsheet: the same column of the next person. From the last one it sends. */
function goDownOnEnter(event: KeyboardEvent<HTMLTableElement>): void {
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  if (event.key !== 'Enter' || !cell) return;
  const next = cell.closest('tr')?.nextElementSibling?.children[cell.cellIndex];
  const input = next?.querySelector('input');
  if (!input) return;
  event.preventDefault();
  input.focus();
}
