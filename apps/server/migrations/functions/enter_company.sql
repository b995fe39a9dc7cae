-- Becomes the role of requests for this transaction and says who acts for which company.
create or replace function enter_company(company_id uuid, user_id uuid, request_id text) returns void
language sql as $$
  select set_config('role', app_role(), true),
    set_config('app.company_id', coalesce(company_id::text, ''), true),
    set_config('app.user_id', coalesce(user_id::text, ''), true),
    set_config('app.request_id', coalesce(request_id, ''), true)
$$;
