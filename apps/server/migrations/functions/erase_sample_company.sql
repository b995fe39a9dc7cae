-- Everything the sample company has goes, from every table that has a company: what visitors typed
-- there, and the trail of it. Nobody may erase a trail otherwise, so this one step is the owner's.
create or replace function erase_sample_company() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  emptied regclass;
  left_over int;
  left_before int := null;
begin
  -- Bookings on their way hold on to the company: this waits for them, and the next ones wait for this.
  perform from companies where id = current_company_id() and is_sample for update;
  if not found then
    raise exception 'only the sample company is ever erased';
  end if;
  -- Rows that others point at go in a later round.
  loop
    left_over := 0;
    for emptied in
      select c.oid::regclass from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relforcerowsecurity
        and c.relname not in ('company_slugs', 'audit_records')
    loop
      begin
        execute format('delete from %s where company_id = current_company_id()', emptied);
      exception when foreign_key_violation then
        left_over := left_over + 1;
      end;
    end loop;
    exit when left_over = 0;
    if left_over = left_before then
      raise exception 'rows of the sample company point at one another';
    end if;
    left_before := left_over;
  end loop;
  -- Last, because the steps before were written into it.
  delete from audit_records where company_id = current_company_id();
end $$;

do $$
begin
  revoke execute on function erase_sample_company() from public;
  execute format('grant execute on function erase_sample_company() to %I', app_role());
end $$;
