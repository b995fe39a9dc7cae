-- Whether the row goes because its company goes. Only the owner's own functions can say so: requests and
-- operators act under another role than the login, whatever they set.
create or replace function is_being_erased(its_company uuid) returns boolean
language sql stable parallel safe as $$
  select current_user = session_user
    and current_setting('app.erased_company', true) = its_company::text
$$;
