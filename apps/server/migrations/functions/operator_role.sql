-- See `app_role`.
create or replace function operator_role() returns name language sql stable parallel safe as $$
  select (session_user || '_operator')::name
$$;
