-- A company never loses its last owner. Whoever changes owners waits for the others who do.
create or replace function keep_an_owner() returns trigger language plpgsql as $$
begin
  if old.role <> 'owner' or not old.active then
    return null;
  end if;
  perform 1 from companies where id = old.company_id and deleted_at is null for no key update;
  -- A company that is being deleted needs nobody.
  if not found then
    return null;
  end if;
  if not exists (
    select from members where company_id = old.company_id and role = 'owner' and active
  ) then
    raise exception 'a company needs an owner' using errcode = 'check_violation',
      constraint = 'members_last_owner';
  end if;
  return null;
end $$;
