-- Whoever adds a visit or takes one away holds the client's row until the end: two of them at once
-- would otherwise each look past what the other has not stored yet.
create or replace function renew_first_visit(its_company uuid, its_client uuid, gone timestamptz) returns void
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
