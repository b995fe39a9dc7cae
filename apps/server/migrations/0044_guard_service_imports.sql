select guard_company_table('service_imports'),
  guard_company_table('service_import_rows');
--> statement-breakpoint
-- Who imported and who took it back is written down like every change of a service.
select audit_company_table('service_imports');
