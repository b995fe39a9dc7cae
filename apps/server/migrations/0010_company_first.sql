-- The company is locked before anything of its team, see the function.
create trigger professionals_hold_company before insert or delete or update of active on professionals
  for each statement execute function hold_company_of_team();
--> statement-breakpoint
create trigger services_hold_company before insert or delete or update of active on services
  for each statement execute function hold_company_of_team();
--> statement-breakpoint
create trigger schedule_periods_hold_company before insert or delete or update on schedule_periods
  for each statement execute function hold_company_of_team();
--> statement-breakpoint
create trigger schedule_exceptions_hold_company before insert or delete or update on schedule_exceptions
  for each statement execute function hold_company_of_team();
--> statement-breakpoint
create trigger professional_services_hold_company before insert or delete or update on professional_services
  for each statement execute function hold_company_of_team();
--> statement-breakpoint
-- Added without a look at the rows that were there. Where that was an earlier start, looking at them
-- now stops nobody who writes.
alter table transactions validate constraint transactions_paid_together;
--> statement-breakpoint
alter table transactions validate constraint transactions_payout_fk;
--> statement-breakpoint
alter table transactions validate constraint transactions_payout;
