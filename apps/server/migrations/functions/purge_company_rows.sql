-- Takes so many rows of a deleted company out of one table, the newest first, and answers how many; -1 while
-- somebody else is at it. What is written down of changes, money that was counted and the last owner go
-- with the company, so this step is the owner's. See `purge_company`.
create or replace function purge_company_rows(gone uuid, emptied regclass, most int) returns int
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  newest text := '';
  erased int;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('erase:' || gone::text, 0)) then
    return -1;
  end if;
  perform set_config('app.company_id', gone::text, true);
  perform from companies where id = gone and deleted_at is not null and not is_sample;
  if not found then
    raise exception 'only a company that was deleted is erased';
  end if;
  if emptied::text in ('companies', 'users', 'operator_actions', 'company_slugs') then
    raise exception '% holds more than a company', emptied;
  end if;
  perform set_config('app.erased_company', gone::text, true);
  if exists (select from pg_attribute where attrelid = emptied and attname = 'id' and not attisdropped) then
    newest := 'order by id desc';
  end if;
  -- Rows of one table that point at one another go together: what comes later points at what was there.
  loop
    begin
      execute format(
        'delete from %1$s where ctid = any(array('
        'select ctid from %1$s where company_id = $1 %2$s limit %3$s))', emptied, newest, most
      ) using gone;
      get diagnostics erased = row_count;
      return erased;
    exception when foreign_key_violation then
      if most > 100000000 then
        raise;
      end if;
      most := most * 10;
    end;
  end loop;
end $$;

do $$
begin
  revoke execute on function purge_company_rows(uuid, regclass, int) from public;
  execute format('grant execute on function purge_company_rows(uuid, regclass, int) to %I', operator_role());
end $$;
