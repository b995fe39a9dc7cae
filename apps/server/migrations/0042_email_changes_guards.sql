-- An account belongs to no company, and neither does the address it asked for.
do $$
begin
  execute format('grant select, insert, update, delete on email_changes to %I', operator_role());
end $$;
