-- Modules that whoever runs the platform switched off for every company. Settings themselves are the
-- operator's; of these, every request has to know.
create or replace function hidden_modules() returns text[]
language sql stable parallel safe security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(substr(key, length('features_') + 1)), '{}') from settings
  where category = 'features' and value = 'false'
$$;
