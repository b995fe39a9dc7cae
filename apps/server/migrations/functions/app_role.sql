-- The roles carry the login's name, because roles belong to the whole server.
create or replace function app_role() returns name language sql stable parallel safe as $$
  select (session_user || '_app')::name
$$;
