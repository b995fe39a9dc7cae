-- Every company table gets this: policies bind even the owner, the operator sees all companies, and
-- requests may read and write under the company's policy, which comes with the table itself.
create or replace function guard_company_table(guarded regclass) returns void language plpgsql as $$
declare
  table_name name := (select relname from pg_class where oid = guarded);
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format(
    'create policy %I on %s to %I using (true) with check (true)',
    table_name || '_operator', guarded, operator_role()
  );
  execute format(
    'grant select, insert, update, delete on %s to %I, %I', guarded, app_role(), operator_role()
  );
end $$;
