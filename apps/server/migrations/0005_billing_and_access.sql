CREATE TABLE "simulator_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_accounts" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"environment" text NOT NULL,
	"stripe_subscription_id" text,
	"provider_status" text,
	"stripe_price_id" text,
	"plan_id" uuid,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"trial_end" timestamp with time zone,
	"cancel_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"cancel_reason" text,
	"latest_invoice_status" text,
	"paid_through" timestamp with time zone,
	"synced_at" timestamp with time zone,
	CONSTRAINT "billing_accounts_pkey" PRIMARY KEY("company_id","environment")
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_checkouts" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"environment" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"stripe_session_id" text,
	"url" text,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_checkouts_pkey" PRIMARY KEY("company_id","environment")
);
--> statement-breakpoint
ALTER TABLE "billing_checkouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"environment" text NOT NULL,
	"stripe_customer_id" text NOT NULL,
	"company_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_customers_pkey" PRIMARY KEY("environment","stripe_customer_id"),
	CONSTRAINT "billing_customers_company_unique" UNIQUE("company_id","environment")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"environment" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"api_version" text,
	"livemode" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"object_id" text,
	"company_id" uuid,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deliveries" integer DEFAULT 1 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"error" text,
	"processed_at" timestamp with time zone,
	"payload" jsonb NOT NULL,
	CONSTRAINT "billing_events_pkey" PRIMARY KEY("environment","id")
);
--> statement-breakpoint
CREATE TABLE "billing_payments" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"environment" text NOT NULL,
	"stripe_invoice_id" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"billing_reason" text,
	"attempt_count" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"hosted_invoice_url" text,
	CONSTRAINT "billing_payments_pkey" PRIMARY KEY("company_id","environment","stripe_invoice_id")
);
--> statement-breakpoint
ALTER TABLE "billing_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_prices" (
	"plan_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"stripe_price_id" text NOT NULL,
	CONSTRAINT "plan_prices_pkey" PRIMARY KEY("plan_id","environment"),
	CONSTRAINT "plan_prices_price_unique" UNIQUE("environment","stripe_price_id")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_monthly_in_cents" bigint NOT NULL,
	"free_trial_days" integer DEFAULT 7 NOT NULL,
	"max_professionals" integer,
	"max_appointments_monthly" integer DEFAULT 0 NOT NULL,
	"show_on_landing" boolean DEFAULT true NOT NULL,
	"is_most_popular" boolean DEFAULT false NOT NULL,
	"is_basic_plan" boolean DEFAULT false NOT NULL,
	"display_order" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"permissions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"landing_page_features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" uuid NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by_user_id" uuid,
	"invited_by_name" text,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "invitations_token_unique" UNIQUE("company_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "subscription_plan_id" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "subscription_stripe_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD CONSTRAINT "billing_checkouts_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_payments" ADD CONSTRAINT "billing_payments_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulator_objects_kind_index" ON "simulator_objects" USING btree ("kind","customer_id");--> statement-breakpoint
CREATE INDEX "billing_events_waiting_index" ON "billing_events" USING btree ("status","received_at");--> statement-breakpoint
CREATE INDEX "two_factors_user_index" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factors_secret_index" ON "two_factors" USING btree ("secret");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_email_unique" ON "invitations" USING btree ("company_id","email") WHERE accepted_at is null;--> statement-breakpoint
CREATE POLICY "billing_accounts_company" ON "billing_accounts" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "billing_checkouts_company" ON "billing_checkouts" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "billing_payments_company" ON "billing_payments" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "invitations_company" ON "invitations" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));