import type { Statement } from '@app/contract/cash/statement.contract';
import { Paper, Text, Title } from '@mantine/core';
import { moneyText } from '../../../foundation/format.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import {
  documentText,
  statementLabels as labels,
  periodText,
  serviceFigures,
  settledFigures,
} from './statement.labels.ts';
import classes from './statement.module.css';
import { StatementLines } from './statement-lines.tsx';
import { StatementMovements } from './statement-movements.tsx';

type StatementPaperProps = {
  statement: Statement;
  /** Of what was asked before, while what is asked now is on its way. */
  isOld: boolean;
};

/** What is on the screen is what is printed, on sheets of A4. */
export function StatementPaper({ statement, isOld }: StatementPaperProps) {
  return (
    <Paper
      component="article"
      withBorder
      className={classes.paper}
      data-paper
      aria-label={`${labels.title}: ${statement.professional.name}`}
      aria-busy={isOld}
    >
      <Heading statement={statement} />
      <Figures title={labels.settledSums} figures={settledFigures(statement)} />
      <Figures title={labels.servicesSums} figures={serviceFigures(statement)} />
      <StatementLines statement={statement} />
      <StatementMovements statement={statement} />
    </Paper>
  );
}

function Heading({ statement }: { statement: Statement }) {
  const { company, professional } = statement;
  const document = documentText(company.document);
  return (
    <header className={classes.heading}>
      <div>
        <Text fw={600}>{company.name}</Text>
        {document && <Text c="dimmed">{document}</Text>}
      </div>
      <div>
        <Title order={2}>{professional.name}</Title>
        <Text c="dimmed" className="tabular">
          {periodText(statement)}
        </Text>
      </div>
    </header>
  );
}

type FiguresProps = { title: string; figures: ReturnType<typeof settledFigures> };

function Figures({ title, figures }: FiguresProps) {
  return (
    <section aria-label={title}>
      <Title order={3} mb="xs">
        {title}
      </Title>
      <FigureList look="line">
        {figures.map(([name, amountCents, counts]) => (
          <Figure key={name} label={name} value={moneyText(amountCents)} hint={counts} />
        ))}
      </FigureList>
    </section>
  );
}
