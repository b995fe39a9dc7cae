-- What writing a mail depends on: whether an operator saved a mail server, and what the product is
-- called. Settings themselves are the operator's; mails are written in transactions of companies too.
create or replace function mail_desk()
returns table ("hasServer" boolean, "productName" text)
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from settings where key = 'smtp_host' and value <> ''),
    (select value from settings where key = 'platform_name' and value <> '')
$$;
