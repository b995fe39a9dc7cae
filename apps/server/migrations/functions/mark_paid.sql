-- Touches what is paid; `keep_paid` finds out what holds now. What is given back of a vale hangs
-- on a payment, which nobody pays.
create or replace function mark_paid() returns trigger language plpgsql as $$
begin
  update transactions owed set paid = true
  where owed.company_id = new.company_id and owed.id = new.pays_id
    and owed.kind in ('commission', 'tip_share');
  return null;
end $$;
