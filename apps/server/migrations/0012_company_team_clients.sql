CREATE TABLE "commission_rates" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"professional_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"from_date" date NOT NULL,
	"basis_points" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commission_rates_pkey" PRIMARY KEY("company_id","professional_id","service_id","from_date"),
	CONSTRAINT "commission_rates_in_range" CHECK ("commission_rates"."basis_points" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "commission_rates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "professional_services" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"professional_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"price_in_cents" bigint,
	"duration_in_minutes" integer,
	CONSTRAINT "professional_services_pkey" PRIMARY KEY("company_id","professional_id","service_id"),
	CONSTRAINT "professional_services_price_not_negative" CHECK ("professional_services"."price_in_cents" >= 0),
	CONSTRAINT "professional_services_duration_positive" CHECK ("professional_services"."duration_in_minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "professional_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_consents" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"client_id" uuid NOT NULL,
	"granted" boolean NOT NULL,
	"source" text NOT NULL,
	"recorded_by_user_id" uuid,
	"recorded_by_name" text DEFAULT '' NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_consents_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "client_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_import_rows" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"import_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"cells" text[] NOT NULL,
	"outcome" text,
	"remarks" text[] DEFAULT '{}'::text[] NOT NULL,
	"client_id" uuid,
	"before" jsonb,
	"applied_version" integer,
	"applied_at" timestamp with time zone,
	CONSTRAINT "client_import_rows_pkey" PRIMARY KEY("company_id","import_id","row_number")
);
--> statement-breakpoint
ALTER TABLE "client_import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_imports" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"state" text DEFAULT 'read' NOT NULL,
	"headers" text[] NOT NULL,
	"mapping" jsonb NOT NULL,
	"on_known" text DEFAULT 'update' NOT NULL,
	"on_invalid_field" text DEFAULT 'skip-row' NOT NULL,
	"total_rows" integer NOT NULL,
	"processed_rows" integer DEFAULT 0 NOT NULL,
	"new_rows" integer DEFAULT 0 NOT NULL,
	"update_rows" integer DEFAULT 0 NOT NULL,
	"duplicate_rows" integer DEFAULT 0 NOT NULL,
	"invalid_rows" integer DEFAULT 0 NOT NULL,
	"forgotten_rows" integer DEFAULT 0 NOT NULL,
	"kept_rows" integer DEFAULT 0 NOT NULL,
	"started_by_user_id" uuid,
	"started_by_name" text NOT NULL,
	"finished_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_imports_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "client_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_notes" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author_user_id" uuid,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_notes_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "client_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_tombstones" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"mark" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_tombstones_pkey" PRIMARY KEY("company_id","mark")
);
--> statement-breakpoint
ALTER TABLE "client_tombstones" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "clients" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"phone_key" text DEFAULT '' NOT NULL,
	"birth_date" date,
	"active" boolean DEFAULT true NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"allergies" text DEFAULT '' NOT NULL,
	"preferences" text DEFAULT '' NOT NULL,
	"accepts_marketing" boolean DEFAULT false NOT NULL,
	"blocked_at" timestamp with time zone,
	"blocked_reason" text DEFAULT '' NOT NULL,
	"anonymized_at" timestamp with time zone,
	"import_id" uuid,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clients_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "clients_phone_digits" CHECK ("clients"."phone" ~ '^[0-9]*$')
);
--> statement-breakpoint
ALTER TABLE "clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "privacy_requests" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"client_id" uuid NOT NULL,
	"handled_by_user_id" uuid,
	"handled_by_name" text NOT NULL,
	"handled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "privacy_requests_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "privacy_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "closing_days" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"from_date" date NOT NULL,
	"until_date" date NOT NULL,
	"from_minute" integer,
	"until_minute" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "closing_days_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "closing_days_in_order" CHECK ("closing_days"."from_date" < "closing_days"."until_date"),
	CONSTRAINT "closing_days_hours" CHECK (("closing_days"."kind" = 'special-hours') = ("closing_days"."from_minute" is not null and "closing_days"."until_minute" is not null) and coalesce("closing_days"."from_minute" >= 0 and "closing_days"."from_minute" < "closing_days"."until_minute" and "closing_days"."until_minute" <= 1440, true))
);
--> statement-breakpoint
ALTER TABLE "closing_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "company_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "financial_categories" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "financial_categories_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "financial_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_methods_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment_methods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "schedule_exceptions" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"professional_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_date" date NOT NULL,
	"until_date" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"shifts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedule_exceptions_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "schedule_exceptions_in_order" CHECK ("schedule_exceptions"."from_date" < "schedule_exceptions"."until_date")
);
--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "schedule_periods" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"professional_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"kind" text NOT NULL,
	"from_minute" integer NOT NULL,
	"until_minute" integer NOT NULL,
	CONSTRAINT "schedule_periods_pkey" PRIMARY KEY("company_id","professional_id","weekday","kind","from_minute"),
	CONSTRAINT "schedule_periods_weekday" CHECK ("schedule_periods"."weekday" between 0 and 6),
	CONSTRAINT "schedule_periods_in_order" CHECK ("schedule_periods"."from_minute" >= 0 and "schedule_periods"."from_minute" < "schedule_periods"."until_minute" and "schedule_periods"."until_minute" <= 1440)
);
--> statement-breakpoint
ALTER TABLE "schedule_periods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "trade_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "city" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "state" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "zip_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "logo_url" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "privacy_contact" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "pix_key_type" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "pix_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "public_booking_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "slot_step_in_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "notice_in_minutes" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "horizon_in_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "change_cutoff_in_hours" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "max_future_bookings" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "single_service" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "manual_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "photo_url" text;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "color" text DEFAULT '#2563EB' NOT NULL;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "member_id" uuid;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "professionals" ADD COLUMN "schedule_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_service_fk" FOREIGN KEY ("company_id","service_id") REFERENCES "public"."services"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_services" ADD CONSTRAINT "professional_services_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_services" ADD CONSTRAINT "professional_services_service_fk" FOREIGN KEY ("company_id","service_id") REFERENCES "public"."services"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_consents" ADD CONSTRAINT "client_consents_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_import_rows" ADD CONSTRAINT "client_import_rows_import_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."client_imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_imports" ADD CONSTRAINT "client_imports_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tombstones" ADD CONSTRAINT "client_tombstones_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_days" ADD CONSTRAINT "closing_days_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial_categories" ADD CONSTRAINT "financial_categories_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD CONSTRAINT "schedule_exceptions_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_periods" ADD CONSTRAINT "schedule_periods_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commission_rates_service_index" ON "commission_rates" USING btree ("company_id","service_id");--> statement-breakpoint
CREATE INDEX "professional_services_service_index" ON "professional_services" USING btree ("company_id","service_id");--> statement-breakpoint
CREATE INDEX "client_consents_client_index" ON "client_consents" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "client_import_rows_client_index" ON "client_import_rows" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "client_notes_client_index" ON "client_notes" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "clients_phone_index" ON "clients" USING btree ("company_id","phone_key") WHERE "clients"."phone_key" <> '';--> statement-breakpoint
CREATE INDEX "clients_email_index" ON "clients" USING btree ("company_id","email") WHERE "clients"."email" <> '';--> statement-breakpoint
CREATE INDEX "clients_import_index" ON "clients" USING btree ("company_id","import_id") WHERE "clients"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "privacy_requests_client_index" ON "privacy_requests" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "financial_categories_company_name_unique" ON "financial_categories" USING btree ("company_id","type",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_company_name_unique" ON "payment_methods" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "professionals_company_email_unique" ON "professionals" USING btree ("company_id",lower("email")) WHERE "professionals"."email" <> '';--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_company_member_unique" UNIQUE("company_id","member_id");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_policy_not_negative" CHECK ("companies"."slot_step_in_minutes" > 0 and "companies"."notice_in_minutes" >= 0 and "companies"."horizon_in_days" > 0 and "companies"."change_cutoff_in_hours" >= 0 and "companies"."max_future_bookings" >= 0);--> statement-breakpoint
CREATE POLICY "commission_rates_company" ON "commission_rates" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "professional_services_company" ON "professional_services" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "client_consents_company" ON "client_consents" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "client_import_rows_company" ON "client_import_rows" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "client_imports_company" ON "client_imports" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "client_notes_company" ON "client_notes" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "client_tombstones_company" ON "client_tombstones" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "clients_company" ON "clients" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "privacy_requests_company" ON "privacy_requests" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "closing_days_company" ON "closing_days" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "financial_categories_company" ON "financial_categories" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "payment_methods_company" ON "payment_methods" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "schedule_exceptions_company" ON "schedule_exceptions" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "schedule_periods_company" ON "schedule_periods" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));