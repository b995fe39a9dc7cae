-- Becomes the operator's role for this transaction and says who acts.
create or replace function enter_operator(user_id uuid, request_id text) returns void
language sql as $$
  select set_config('role', operator_role(), true),
    set_config('app.company_id', '', true),
    set_config('app.user_id', coalesce(user_id::text, ''), true),
    set_config('app.request_id', coalesce(request_id, ''), true)
$$;
