CREATE TABLE "first_visits" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"client_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "first_visits_pkey" PRIMARY KEY("company_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "first_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "first_visits" ADD CONSTRAINT "first_visits_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_visits_time_index" ON "first_visits" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE POLICY "first_visits_company" ON "first_visits" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
select guard_company_table('first_visits');
--> statement-breakpoint
-- Whoever adds a visit or takes one away holds the client's row until the end: two of them at once
-- would otherwise each look past what the other has not stored yet.
create function renew_first_visit(its_company uuid, its_client uuid, gone timestamptz) returns void
language plpgsql as $$
declare
  known timestamptz;
  earliest timestamptz;
begin
  select starts_at into known from first_visits
  where company_id = its_company and client_id = its_client for update;
  -- What goes was not the first.
  if known is null or known < gone then
    return;
  end if;
  select starts_at into earliest from appointments
  where company_id = its_company and client_id = its_client and status <> 'cancelled'
  order by starts_at limit 1;
  if earliest is null then
    delete from first_visits where company_id = its_company and client_id = its_client;
  else
    update first_visits set starts_at = earliest
    where company_id = its_company and client_id = its_client and starts_at <> earliest;
  end if;
end $$;
--> statement-breakpoint
create function keep_first_visit() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.client_id is not null and old.status <> 'cancelled' then
    perform renew_first_visit(old.company_id, old.client_id, old.starts_at);
  end if;
  if tg_op <> 'DELETE' and new.client_id is not null and new.status <> 'cancelled' then
    insert into first_visits as known (company_id, client_id, starts_at)
    values (new.company_id, new.client_id, new.starts_at)
    on conflict (company_id, client_id) do update set starts_at = excluded.starts_at
      where known.starts_at > excluded.starts_at;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- At the end of the transaction: whoever held the client's row while waiting for a time of somebody's
-- agenda could wait in a circle with another booking of hers.
create constraint trigger keep_first_visit after insert or delete on appointments
  deferrable initially deferred for each row execute function keep_first_visit();
--> statement-breakpoint
create constraint trigger keep_first_visit_of_changed
  after update of client_id, starts_at, status on appointments
  deferrable initially deferred for each row when (
    old.client_id is distinct from new.client_id or old.starts_at <> new.starts_at
    or (old.status = 'cancelled') <> (new.status = 'cancelled')
  ) execute function keep_first_visit();
--> statement-breakpoint
-- The visits that were there before.
select set_config('role', operator_role(), true);
--> statement-breakpoint
insert into first_visits (company_id, client_id, starts_at)
select company_id, client_id, min(starts_at) from appointments
where client_id is not null and status <> 'cancelled'
group by company_id, client_id;
--> statement-breakpoint
reset role;
