-- The last step: the record itself of a deleted company that has nothing left, and with it its addresses.
-- Whatever was on its way when it was closed goes with it. Accounts stay, and open no company.
create or replace function purge_company(gone uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform set_config('app.company_id', gone::text, true);
  perform from companies where id = gone and deleted_at is not null and not is_sample for update;
  if not found then
    raise exception 'only a company that was deleted is erased';
  end if;
  perform set_config('app.erased_company', gone::text, true);
  delete from companies where id = gone;
  delete from audit_records where company_id = gone;
end $$;

do $$
begin
  revoke execute on function purge_company(uuid) from public;
  execute format('grant execute on function purge_company(uuid) to %I', operator_role());
end $$;
