-- Who changed which row when, before and after. The reader finds it as the history of changes.
create or replace function record_change() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  -- The trail of a company goes with it.
  if tg_op = 'DELETE'
    and is_being_erased(coalesce(changed ->> 'company_id', changed ->> 'id')::uuid) then
    return null;
  end if;
  insert into audit_records (
    company_id, table_name, row_id, action, before, after, user_id, request_id, recorded_at
  ) values (
    -- A company is its own company.
    coalesce(changed ->> 'company_id', changed ->> 'id')::uuid,
    tg_table_name,
    (changed ->> 'id')::uuid,
    lower(tg_op),
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    nullif(current_setting('app.user_id', true), '')::uuid,
    nullif(current_setting('app.request_id', true), ''),
    clock_timestamp()
  );
  return null;
end $$;
