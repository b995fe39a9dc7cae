import type { MarketingReport } from '@app/contract/messaging/marketing-analytics.contract';
import { Select, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { formatNumber } from '../../../foundation/format.ts';
import { BarList } from '../../../ui/charts/bar-list.tsx';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { isLong } from '../../../ui/fields/long-choices.ts';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PartHeader } from '../../../ui/part-header.tsx';
import { PeriodPicker } from '../../../ui/period/period-picker.tsx';
import { presetRange } from '../../../ui/period/period-presets.ts';
import { CampaignResults } from './campaign-results.tsx';
import { useMarketingReport } from './marketing.api.ts';
import { countText, analyticsLabels as labels, slotText } from './marketing.labels.ts';
import classes from './marketing.module.css';

/** What came of the messages of some days, of all of them or of one campaign. */
export default function AnalyticsPart() {
  const today = useToday();
  const [range, setRange] = useState(() => presetRange('thirty-days', today));
  const [campaignId, setCampaignId] = useState<string | null>(null);
  const period = { from: range.fromDate, to: range.toDate };
  const everything = useMarketingReport(period);
  const report = useMarketingReport({ ...period, ...(campaignId && { campaignId }) });
  const campaigns = everything.data?.campaigns ?? [];
  return (
    <Stack gap="lg">
      <PartHeader explanation={labels.explanation} />
      <div className={classes.filters}>
        <PeriodPicker range={range} usual="thirty-days" onChange={setRange} />
        <Select
          className={classes.campaign}
          label={labels.campaign}
          placeholder={labels.everyCampaign}
          clearable
          data={campaigns.map((one) => ({ value: one.campaignId, label: one.name }))}
          searchable={isLong(campaigns)}
          value={campaignId}
          onChange={setCampaignId}
        />
      </div>
      <LoadBlock query={report} skeleton={<Skeleton height={320} radius="lg" />}>
        {(answer) => <Report report={answer} />}
      </LoadBlock>
    </Stack>
  );
}

function Report({ report }: { report: MarketingReport }) {
  const { clients } = report;
  return (
    <>
      <Course report={report} />
      <Slots report={report} />
      <CampaignResults campaigns={report.campaigns} />
      <FigureList look="cards" label={labels.clients}>
        <Figure label={labels.total} value={formatNumber(clients.total)} />
        <Figure label={labels.vip} help={labels.vipHelp} value={formatNumber(clients.vip)} />
        <Figure label={labels.inactive} value={formatNumber(clients.inactive)} />
      </FigureList>
    </>
  );
}

const STEPS = ['sent', 'delivered', 'read', 'clicked', 'converted', 'failed'] as const;

/** From what left to who booked; what nobody knows says so. */
function Course({ report }: { report: MarketingReport }) {
  const steps = STEPS.map((step) => ({
    key: step,
    name: labels[step],
    value: report[step] ?? 0,
    text: countText(report[step]),
  }));
  return (
    <ChartCard
      title={labels.course}
      help={labels.courseHelp}
      empty={report.sent + report.failed === 0 ? labels.noMessages : null}
      table={{
        head: [labels.course, labels.sent],
        rows: steps.map(({ key, name, text }) => ({ key, cells: [name, text] })),
      }}
    >
      <BarList label={labels.course} bars={steps} whole={report.sent} />
    </ChartCard>
  );
}

function Slots({ report: { slots } }: { report: MarketingReport }) {
  const bars = slots.map(({ hour, sent }) => ({
    key: String(hour),
    name: slotText(hour),
    value: sent,
    text: formatNumber(sent),
  }));
  return (
    <ChartCard
      title={labels.slots}
      help={labels.slotsHelp}
      empty={bars.every(({ value }) => value === 0) ? labels.noMessages : null}
      table={{
        head: [labels.slot, labels.sent, labels.read],
        rows: slots.map(({ hour, sent, read }) => ({
          key: String(hour),
          cells: [slotText(hour), formatNumber(sent), formatNumber(read)],
        })),
      }}
    >
      <BarList label={labels.slots} bars={bars} />
    </ChartCard>
  );
}
