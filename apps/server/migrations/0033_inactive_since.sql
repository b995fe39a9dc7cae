ALTER TABLE "professionals" ADD COLUMN "inactive_since" timestamp with time zone;--> statement-breakpoint
-- The trail tells when somebody left; whoever it tells nothing of never worked here. Nobody changes
-- her now, so it notes nothing.
alter table professionals disable trigger user;
--> statement-breakpoint
select set_config('role', operator_role(), true);
--> statement-breakpoint
update professionals set inactive_since = coalesce((
  select max(recorded_at) from audit_records as change
  where change.company_id = professionals.company_id and change.table_name = 'professionals'
    and change.row_id = professionals.id and change.before ->> 'active' = 'true'
    and change.after ->> 'active' = 'false'), created_at)
where not active;
--> statement-breakpoint
reset role;
--> statement-breakpoint
alter table professionals enable trigger user;
--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_inactive_since" CHECK ("professionals"."active" = ("professionals"."inactive_since" is null));
