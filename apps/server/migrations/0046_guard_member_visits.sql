select guard_company_table('member_visits');
--> statement-breakpoint
-- Requests of a company read it. It is written where somebody signs in or changes companies.
do $$
begin
  execute format('revoke insert, update, delete on member_visits from %I', app_role());
end $$;
