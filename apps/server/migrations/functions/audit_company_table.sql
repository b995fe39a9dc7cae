-- For tables that people edit: each change is written down.
create or replace function audit_company_table(audited regclass) returns void language plpgsql as $$
begin
  execute format(
    'create trigger record_change after insert or update or delete on %s '
    'for each row execute function record_change()', audited
  );
end $$;
