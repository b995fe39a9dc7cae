-- A session lives a month longer with each visit, and ends for good three months after it began.
create or replace function end_session_for_good() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '90 days');
  return new;
end $$;
