ALTER TABLE "settlement_items" ADD COLUMN "starts_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Which hours bring most is read with what was paid, from one index.
create function note_start_of_paid() returns trigger language plpgsql as $$
begin
  new.starts_at := coalesce((
    select appointments.starts_at
    from settlements join appointments on appointments.company_id = settlements.company_id
      and appointments.id = settlements.appointment_id
    where settlements.company_id = new.company_id and settlements.id = new.settlement_id
  ), new.starts_at);
  return new;
end $$;
--> statement-breakpoint
create trigger note_start_of_paid before insert on settlement_items
  for each row execute function note_start_of_paid();
--> statement-breakpoint
-- What was paid never changes; here it only learns when its appointment began.
alter table settlement_items disable trigger user;
--> statement-breakpoint
select set_config('role', operator_role(), true);
--> statement-breakpoint
update settlement_items as item set starts_at = appointments.starts_at
from settlements join appointments on appointments.company_id = settlements.company_id
  and appointments.id = settlements.appointment_id
where settlements.company_id = item.company_id and settlements.id = item.settlement_id;
--> statement-breakpoint
reset role;
--> statement-breakpoint
alter table settlement_items enable trigger user;
--> statement-breakpoint
drop index settlement_items_date_index;
--> statement-breakpoint
create index settlement_items_date_index on settlement_items (company_id, date)
  include (professional_id, service_id, gross_in_cents, discount_in_cents, commission_in_cents,
    starts_at);
--> statement-breakpoint
-- Whoever is blocked is not among the active ones. Clients of one import still share an entry.
drop index clients_count_index;
--> statement-breakpoint
create index clients_count_index on clients (company_id, active, blocked_at, created_at)
  where anonymized_at is null;
