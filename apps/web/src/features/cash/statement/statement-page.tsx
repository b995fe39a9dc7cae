import { byName } from '@app/domain/shared/text';
import { Paper, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useToday } from '../../../foundation/company-clock.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { fileAction } from '../../../ui/lists/file-action.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useProfessionals } from '../../team/professionals/professionals.api.ts';
import { BackToFinancial } from '../back-to-financial.tsx';
import { type AskedStatement, useExportStatement, useStatement } from './statement.api.ts';
import { statementLabels as labels } from './statement.labels.ts';
import { StatementFilters } from './statement-filters.tsx';
import { StatementPaper } from './statement-paper.tsx';
import { type StatementView, statementRangeOf } from './statement-view.ts';

type StatementPageProps = { view: StatementView; onView: (view: StatementView) => void };

/** Whoever sees everybody's commissions chooses a professional; whoever does not sees her own. */
export function StatementPage(props: StatementPageProps) {
  return (
    <>
      <BackToFinancial />
      {useMay('commissions.view') ? <OfAnybody {...props} /> : <Own {...props} />}
    </>
  );
}

function OfAnybody({ view, onView }: StatementPageProps) {
  const team = useProfessionals();
  const named = team.data?.toSorted(byName);
  const professionalId = view.professionalId ?? named?.[0]?.id;
  if (named && professionalId !== undefined) {
    return (
      <Shown
        view={{ ...view, professionalId }}
        onView={onView}
        professionals={named}
        explanation={labels.explanation}
      />
    );
  }
  return (
    <>
      <PageHeader title={labels.title} explanation={labels.explanation} />
      <LoadBlock query={team} skeleton={<Skeleton height={480} radius="lg" />}>
        {() => <Nobody />}
      </LoadBlock>
    </>
  );
}

function Own({ view: { from, to }, onView }: StatementPageProps) {
  return (
    <Shown
      view={{ from, to }}
      onView={onView}
      professionals={null}
      explanation={labels.ownExplanation}
    />
  );
}

type ShownProps = StatementPageProps & {
  /** To choose from; `null` where there is nothing to choose. */
  professionals: readonly { id: string; name: string }[] | null;
  explanation: string;
};

function Shown({ view, onView, professionals, explanation }: ShownProps) {
  const range = statementRangeOf(view, useToday());
  const { professionalId } = view;
  const asked: AskedStatement = {
    ...(professionalId && { professionalId }),
    ...range,
  };
  const file = fileAction({
    label: labels.export,
    failureTitle: labels.failedToExport,
    download: useExportStatement(),
    asked,
  });
  return (
    <>
      <PageHeader
        title={labels.title}
        explanation={explanation}
        action={{
          label: labels.print,
          icon: <IconPrinter size={18} />,
          onClick: () => window.print(),
        }}
        more={[file]}
      />
      <StatementFilters view={view} range={range} professionals={professionals} onView={onView} />
      <Loaded asked={asked} />
    </>
  );
}

function Loaded({ asked }: { asked: AskedStatement }) {
  const query = useStatement(asked);
  if (isRefusedWith('PROFESSIONAL_NOT_FOUND', query.error)) {
    return <Sentence>{asked.professionalId ? labels.notFound : labels.notLinked}</Sentence>;
  }
  if (isRefusedWith('PERIOD_TOO_LONG', query.error)) {
    return <Sentence>{query.error.message}</Sentence>;
  }
  return (
    <LoadBlock query={query} skeleton={<Skeleton height={480} radius="lg" />}>
      {(statement) => <StatementPaper statement={statement} isOld={query.isPlaceholderData} />}
    </LoadBlock>
  );
}

function Sentence({ children }: { children: string }) {
  return (
    <Paper withBorder role="alert">
      <EmptyState picture="search" sentence={children} />
    </Paper>
  );
}

function Nobody() {
  return (
    <Paper withBorder>
      <EmptyState
        picture="money"
        sentence={labels.nobody}
        action={<LinkButton to="/dashboard/professionals">{labels.goToProfessionals}</LinkButton>}
      />
    </Paper>
  );
}
