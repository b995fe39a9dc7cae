-- Ranges that must not overlap are kept apart together with plain columns.
create extension if not exists btree_gist;
--> statement-breakpoint
do $$
begin
  execute format('grant usage on schema public to %I, %I', app_role(), operator_role());
end $$;
