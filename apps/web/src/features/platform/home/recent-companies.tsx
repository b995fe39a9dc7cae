import { Card, Skeleton, Text, Title } from '@mantine/core';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { CompanyBadge } from '../companies/company-badges.tsx';
import { AddressLink } from './address-link.tsx';
import type { Overview, useOverview } from './overview.api.ts';
import { companyAddress, overviewLabels as labels } from './overview.labels.ts';
import classes from './platform-home.module.css';

/** Who came last, each with the way to it in the list of all. */
export function RecentCompanies({ query }: { query: ReturnType<typeof useOverview> }) {
  return (
    <Card component="section" padding="md" aria-labelledby="recent">
      <Title order={2} size="h4" id="recent" mb="xs">
        {labels.recent}
      </Title>
      <LoadBlock query={query} skeleton={<Skeleton height={160} radius="md" />}>
        {({ recentCompanies }) =>
          recentCompanies.length === 0 ? (
            <Text c="dimmed">{labels.noCompanies}</Text>
          ) : (
            <ul className={classes.list}>
              {recentCompanies.map((company) => (
                <CompanyLine key={company.id} {...company} />
              ))}
            </ul>
          )
        }
      </LoadBlock>
    </Card>
  );
}

function CompanyLine({ name, email, active }: Overview['recentCompanies'][number]) {
  return (
    <li className={classes.line}>
      <AddressLink href={companyAddress(name)} className={classes.company} underline="never">
        <Text component="span" display="block" truncate>
          {name}
        </Text>
        <Text component="span" display="block" size="xs" c="dimmed" truncate>
          {email}
        </Text>
      </AddressLink>
      <CompanyBadge badge={active ? 'active' : 'inactive'} />
    </li>
  );
}
