-- A session that ends, in whatever way, ends the visit for support that it was on, and the company's
-- screens hear of it. Notices inside a transaction make commits wait for one another: this is rare.
create or replace function end_support_visit() returns trigger language plpgsql as $$
declare
  before text := current_setting('role');
begin
  perform set_config('role', operator_role(), true);
  update support_visits set ended_at = least(greatest(now(), started_at), ends_at)
  where company_id = old.support_company_id and id = old.support_visit_id and ended_at is null;
  if found then
    perform pg_notify('company_changes', old.support_company_id || ' support');
  end if;
  perform set_config('role', before, true);
  return null;
end $$;
