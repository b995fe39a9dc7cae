import { Card, Text, Title } from '@mantine/core';
import {
  type Icon,
  IconCalendarEvent,
  IconChartBar,
  IconChevronRight,
  IconCoins,
  IconCreditCard,
  IconFileText,
  IconHeartbeat,
  IconListDetails,
  IconScissors,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Range } from '../period-view.ts';
import { leadTexts, reportLabels } from './reports.labels.ts';
import classes from './reports-leads.module.css';
import { leadLinksOf, type ReportLead, useReportLeads } from './reports-leads.view.ts';

const icons: Record<ReportLead, Icon> = {
  appointments: IconCalendarEvent,
  transactions: IconListDetails,
  paidServices: IconScissors,
  insights: IconChartBar,
  health: IconHeartbeat,
  receivables: IconCreditCard,
  commissions: IconCoins,
  statement: IconFileText,
};

/** From the totals to the screens behind them, the period taken along. A printer gets none of it. */
export function ReportsLeads({ range }: { range: Range }) {
  const id = useId();
  const leads = useReportLeads();
  if (leads.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id} padding="md" mt="lg">
      <Title order={2} id={id} mb="xs">
        {reportLabels.leads}
      </Title>
      <ul className={classes.leads}>
        {leads.map((lead) => (
          <li key={lead}>
            <LeadRow lead={lead} range={range} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Its name alone is the link, which reaches over the whole row; the sentence describes it. */
function LeadRow({ lead, range }: { lead: ReportLead; range: Range }) {
  const id = useId();
  const LeadIcon = icons[lead];
  const { name, sentence } = leadTexts[lead];
  return (
    <div className={classes.row}>
      <LeadIcon size={20} stroke={1.75} aria-hidden />
      <div>
        <Link {...leadLinksOf(range)[lead]} className={classes.lead} aria-describedby={id}>
          {name}
        </Link>
        <Text id={id} size="xs" c="dimmed">
          {sentence}
        </Text>
      </div>
      <IconChevronRight size={16} stroke={1.75} aria-hidden />
    </div>
  );
}
