CREATE TABLE "service_import_rows" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"import_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"service_id" uuid NOT NULL,
	"name" text NOT NULL,
	"before" jsonb,
	"applied_version" integer NOT NULL,
	"kept_reason" text,
	CONSTRAINT "service_import_rows_pkey" PRIMARY KEY("company_id","import_id","row_number")
);
--> statement-breakpoint
ALTER TABLE "service_import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_imports" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"file_name" text NOT NULL,
	"new_rows" integer NOT NULL,
	"update_rows" integer NOT NULL,
	"started_by_user_id" uuid,
	"started_by_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "service_imports_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "service_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "service_import_rows" ADD CONSTRAINT "service_import_rows_import_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."service_imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_imports" ADD CONSTRAINT "service_imports_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "service_import_rows_company" ON "service_import_rows" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "service_imports_company" ON "service_imports" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));