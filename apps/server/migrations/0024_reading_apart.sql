-- The guards decide what is written; questions about free days have indexes of their own. As with
-- appointments, `coalesce` hides the condition from the planner: it takes the guards' indexes for
-- cheaper than they are once there are many companies.
alter table closing_days drop constraint closing_days_apart,
  add constraint closing_days_apart
  exclude using gist (company_id with =, daterange(from_date, until_date) with &&)
  where (coalesce(from_date < until_date, true));
--> statement-breakpoint
alter table schedule_exceptions drop constraint schedule_exceptions_apart,
  add constraint schedule_exceptions_apart
  exclude using gist (
    company_id with =, professional_id with =, daterange(from_date, until_date) with &&
  ) where (coalesce(from_date < until_date, true));
--> statement-breakpoint
alter table schedule_periods drop constraint schedule_periods_apart,
  add constraint schedule_periods_apart
  exclude using gist (
    company_id with =, professional_id with =, weekday with =, kind with =,
    int4range(from_minute, until_minute) with &&
  ) where (coalesce(from_minute < until_minute, true));
