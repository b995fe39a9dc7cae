CREATE TABLE "audit_records" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"user_id" uuid,
	"request_id" text,
	"recorded_at" timestamp with time zone NOT NULL,
	"noted_client_id" uuid GENERATED ALWAYS AS (case when table_name = 'client_notes' then (coalesce(after, before) ->> 'client_id')::uuid end) STORED,
	CONSTRAINT "audit_records_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_records" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "installation_facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "effects" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"key" text NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "effects_pkey" PRIMARY KEY("company_id","key")
);
--> statement-breakpoint
ALTER TABLE "effects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"state" text NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulator_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"body" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting_changes" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"user_id" uuid,
	"terminal_user" text,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"value" text NOT NULL,
	"secret" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
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
	"amount_in_cents" bigint,
	CONSTRAINT "plan_prices_pkey" PRIMARY KEY("environment","stripe_price_id")
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
CREATE TABLE "cash_sessions" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"opened_by" uuid NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opening_amount_in_cents" bigint NOT NULL,
	"opening_notes" text DEFAULT '' NOT NULL,
	"closed_by" uuid,
	"closed_at" timestamp with time zone,
	"closing_amount_in_cents" bigint,
	"expected_amount_in_cents" bigint,
	"counts" jsonb,
	"closing_notes" text DEFAULT '' NOT NULL,
	CONSTRAINT "cash_sessions_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "cash_sessions_amounts" CHECK ("cash_sessions"."opening_amount_in_cents" >= 0),
	CONSTRAINT "cash_sessions_closed_whole" CHECK (("cash_sessions"."status" = 'closed') = ("cash_sessions"."closed_at" is not null and "cash_sessions"."closed_by" is not null and "cash_sessions"."closing_amount_in_cents" is not null and "cash_sessions"."expected_amount_in_cents" is not null and "cash_sessions"."counts" is not null))
);
--> statement-breakpoint
ALTER TABLE "cash_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "settlement_items" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"settlement_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"date" date NOT NULL,
	"professional_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"name" text NOT NULL,
	"gross_in_cents" bigint NOT NULL,
	"discount_in_cents" bigint NOT NULL,
	"basis_points" integer,
	"commission_in_cents" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlement_items_pkey" PRIMARY KEY("company_id","settlement_id","position")
);
--> statement-breakpoint
ALTER TABLE "settlement_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "settlements" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"receipt_number" integer NOT NULL,
	"appointment_id" uuid NOT NULL,
	"professional_id" uuid NOT NULL,
	"cash_session_id" uuid NOT NULL,
	"date" date NOT NULL,
	"subtotal_in_cents" bigint NOT NULL,
	"discount_in_cents" bigint NOT NULL,
	"tip_in_cents" bigint NOT NULL,
	"change_in_cents" bigint DEFAULT 0 NOT NULL,
	"refund_of_id" uuid,
	"refunded_at" timestamp with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settlements_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "settlements_refunded_once" UNIQUE("company_id","refund_of_id"),
	CONSTRAINT "settlements_amounts" CHECK (case when "settlements"."refund_of_id" is null
        then "settlements"."subtotal_in_cents" >= 0 and "settlements"."discount_in_cents" between 0 and "settlements"."subtotal_in_cents" and "settlements"."tip_in_cents" >= 0 and "settlements"."change_in_cents" >= 0
        else "settlements"."subtotal_in_cents" <= 0 and "settlements"."discount_in_cents" between "settlements"."subtotal_in_cents" and 0 and "settlements"."tip_in_cents" <= 0 and "settlements"."change_in_cents" = 0 end)
);
--> statement-breakpoint
ALTER TABLE "settlements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "transactions" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"counts_as" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"description" text NOT NULL,
	"date" date NOT NULL,
	"payment_method_id" uuid,
	"category_id" uuid,
	"appointment_id" uuid,
	"settlement_id" uuid,
	"cash_session_id" uuid,
	"professional_id" uuid,
	"item_position" integer,
	"pays_id" uuid,
	"paid" boolean DEFAULT false NOT NULL,
	"refund_of_id" uuid,
	"refunded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transactions_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "transactions_refunded_once" UNIQUE("company_id","refund_of_id"),
	CONSTRAINT "transactions_signs" CHECK (case when "transactions"."kind" = 'refund' then "transactions"."amount_in_cents" <= 0 else "transactions"."amount_in_cents" >= 0 end),
	CONSTRAINT "transactions_refunds" CHECK (("transactions"."kind" = 'refund') = ("transactions"."refund_of_id" is not null) and "transactions"."counts_as" <> 'refund' and ("transactions"."kind" = 'refund' or "transactions"."counts_as" = "transactions"."kind")),
	CONSTRAINT "transactions_owed_moves_nothing" CHECK ("transactions"."counts_as" not in ('commission', 'tip_share') or ("transactions"."cash_session_id" is null and "transactions"."payment_method_id" is null and "transactions"."professional_id" is not null)),
	CONSTRAINT "transactions_through_a_drawer" CHECK ("transactions"."counts_as" in ('manual', 'commission', 'tip_share') or "transactions"."cash_session_id" is not null),
	CONSTRAINT "transactions_payments_pay" CHECK ("transactions"."pays_id" is null or "transactions"."kind" in ('commission_payment', 'tip_payment', 'advance_return')),
	CONSTRAINT "transactions_owed_is_paid" CHECK (not "transactions"."paid" or "transactions"."kind" in ('commission', 'tip_share'))
);
--> statement-breakpoint
ALTER TABLE "transactions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "services" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"duration_in_minutes" integer DEFAULT 30 NOT NULL,
	"buffer_before_in_minutes" integer DEFAULT 0 NOT NULL,
	"buffer_after_in_minutes" integer DEFAULT 0 NOT NULL,
	"price_in_cents" bigint DEFAULT 0 NOT NULL,
	"color" text DEFAULT '#2563EB' NOT NULL,
	"loyalty_points" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "services_duration_positive" CHECK ("services"."duration_in_minutes" > 0),
	CONSTRAINT "services_buffers_not_negative" CHECK ("services"."buffer_before_in_minutes" >= 0 and "services"."buffer_after_in_minutes" >= 0),
	CONSTRAINT "services_price_not_negative" CHECK ("services"."price_in_cents" >= 0),
	CONSTRAINT "services_points_not_negative" CHECK ("services"."loyalty_points" >= 0)
);
--> statement-breakpoint
ALTER TABLE "services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"contacts" text[] DEFAULT '{}'::text[] NOT NULL,
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
	"phone_key" text collate "C" DEFAULT '' NOT NULL,
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
	"merged_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"search_text" text collate "C" NOT NULL,
	"search_bits" bigint GENERATED ALWAYS AS (search_bits(search_text)) STORED NOT NULL,
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
CREATE TABLE "cash_requests" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"request_key" text NOT NULL,
	"asked" text NOT NULL,
	"result_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_requests_pkey" PRIMARY KEY("company_id","request_key")
);
--> statement-breakpoint
ALTER TABLE "cash_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"trade_name" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"document_type" text DEFAULT 'cnpj' NOT NULL,
	"document" text DEFAULT '' NOT NULL,
	"document_number" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"zip_code" text DEFAULT '' NOT NULL,
	"timezone" text DEFAULT 'America/Sao_Paulo' NOT NULL,
	"logo_url" text,
	"privacy_contact" text DEFAULT '' NOT NULL,
	"pix_key_type" text,
	"pix_key" text DEFAULT '' NOT NULL,
	"public_booking_enabled" boolean DEFAULT false NOT NULL,
	"slot_step_in_minutes" integer DEFAULT 30 NOT NULL,
	"notice_in_minutes" integer DEFAULT 5 NOT NULL,
	"horizon_in_days" integer DEFAULT 30 NOT NULL,
	"change_cutoff_in_hours" integer DEFAULT 2 NOT NULL,
	"max_future_bookings" integer DEFAULT 5 NOT NULL,
	"single_service" boolean DEFAULT false NOT NULL,
	"manual_approval" boolean DEFAULT false NOT NULL,
	"auto_confirm_after_in_seconds" integer,
	"active" boolean DEFAULT true NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"trial_started_at" timestamp with time zone,
	"trial_ends_at" timestamp with time zone,
	"subscription_status" text DEFAULT 'trial' NOT NULL,
	"subscription_current_period_end" timestamp with time zone,
	"subscription_plan_id" uuid,
	"subscription_stripe_id" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_slug_unique" UNIQUE("slug"),
	CONSTRAINT "companies_policy_not_negative" CHECK ("companies"."slot_step_in_minutes" > 0 and "companies"."notice_in_minutes" >= 0 and "companies"."horizon_in_days" > 0 and "companies"."change_cutoff_in_hours" >= 0 and "companies"."max_future_bookings" >= 0),
	CONSTRAINT "companies_auto_confirm_not_negative" CHECK ("companies"."auto_confirm_after_in_seconds" >= 0)
);
--> statement-breakpoint
ALTER TABLE "companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"kind" text DEFAULT 'other' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_methods_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment_methods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "access_records" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"address" text,
	"outcome" text DEFAULT 'entered' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limits_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" uuid NOT NULL,
	"verified" boolean DEFAULT true,
	"failed_verification_count" integer DEFAULT 0,
	"locked_until" timestamp with time zone,
	"last_used_step" bigint
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'client' NOT NULL,
	"company_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"last_seen_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('admin', 'client', 'company_admin'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"coupon_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"discount_in_cents" bigint NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupon_uses_pkey" PRIMARY KEY("company_id","appointment_id")
);
--> statement-breakpoint
ALTER TABLE "coupon_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "coupons" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"discount_type" text NOT NULL,
	"discount_value" bigint NOT NULL,
	"minimum_amount_in_cents" bigint,
	"maximum_discount_in_cents" bigint,
	"usage_limit" integer DEFAULT 0 NOT NULL,
	"usage_limit_per_client" integer DEFAULT 1 NOT NULL,
	"usage_count" integer DEFAULT 0 NOT NULL,
	"valid_until" date,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "coupons_company_code_unique" UNIQUE("company_id","code"),
	CONSTRAINT "coupons_code_upper" CHECK ("coupons"."code" = upper("coupons"."code")),
	CONSTRAINT "coupons_values" CHECK ("coupons"."discount_value" >= 0 and ("coupons"."discount_type" <> 'percentage' or "coupons"."discount_value" <= 10000) and "coupons"."usage_limit" >= 0 and "coupons"."usage_limit_per_client" >= 1 and "coupons"."usage_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "coupons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appointment_links" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_links_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "appointment_links_token_unique" UNIQUE("company_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "appointment_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appointment_series" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"every" integer NOT NULL,
	"unit" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointment_series_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "appointment_series_every" CHECK ("appointment_series"."every" > 0)
);
--> statement-breakpoint
ALTER TABLE "appointment_series" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appointment_services" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price_in_cents" bigint NOT NULL,
	"duration_in_minutes" integer NOT NULL,
	"loyalty_points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "appointment_services_pkey" PRIMARY KEY("company_id","appointment_id","position"),
	CONSTRAINT "appointment_services_values" CHECK ("appointment_services"."price_in_cents" >= 0 and "appointment_services"."duration_in_minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "appointment_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appointment_visitors" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"phone_key" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"stops_messages" boolean DEFAULT false NOT NULL,
	"settled_at" timestamp with time zone,
	"asked_from" text,
	"asked_from_network" text,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "appointment_visitors_pkey" PRIMARY KEY("company_id","appointment_id")
);
--> statement-breakpoint
ALTER TABLE "appointment_visitors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "appointments" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"kind" text DEFAULT 'appointment' NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"professional_id" uuid NOT NULL,
	"client_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"busy_from" timestamp with time zone NOT NULL,
	"busy_until" timestamp with time zone NOT NULL,
	"price_in_cents" bigint DEFAULT 0 NOT NULL,
	"discount_in_cents" bigint DEFAULT 0 NOT NULL,
	"coupon_id" uuid,
	"service_names" text DEFAULT '' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"overbooked" boolean DEFAULT false NOT NULL,
	"keeps_time" boolean GENERATED ALWAYS AS (status <> 'cancelled' and not overbooked) STORED,
	"needs_approval" boolean DEFAULT false NOT NULL,
	"source" text DEFAULT 'staff' NOT NULL,
	"cancelled_by" text,
	"series_id" uuid,
	"settled_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"held_by" text,
	"request_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "appointments_in_order" CHECK ("appointments"."starts_at" < "appointments"."ends_at"),
	CONSTRAINT "appointments_busy_around" CHECK ("appointments"."busy_from" <= "appointments"."starts_at" and "appointments"."ends_at" <= "appointments"."busy_until"),
	CONSTRAINT "appointments_have_clients" CHECK (("appointments"."kind" = 'appointment') = ("appointments"."client_id" is not null)),
	CONSTRAINT "appointments_held" CHECK (("appointments"."kind" = 'hold') = ("appointments"."held_until" is not null)),
	CONSTRAINT "appointments_prices" CHECK ("appointments"."price_in_cents" >= 0 and "appointments"."discount_in_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "appointments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"professional_id" uuid,
	"member_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "first_visits" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"client_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	CONSTRAINT "first_visits_pkey" PRIMARY KEY("company_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "first_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "member_visits" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"member_id" uuid NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_visits_pkey" PRIMARY KEY("company_id","member_id")
);
--> statement-breakpoint
ALTER TABLE "member_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "members" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "members_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "members_company_user_unique" UNIQUE("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "professionals" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"specialties" text[] DEFAULT '{}'::text[] NOT NULL,
	"photo_url" text,
	"color" text DEFAULT '#2563EB' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"member_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"inactive_since" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"schedule_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "professionals_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "professionals_company_member_unique" UNIQUE("company_id","member_id"),
	CONSTRAINT "professionals_inactive_since" CHECK ("professionals"."active" = ("professionals"."inactive_since" is null))
);
--> statement-breakpoint
ALTER TABLE "professionals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD CONSTRAINT "billing_checkouts_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_payments" ADD CONSTRAINT "billing_payments_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_sessions" ADD CONSTRAINT "cash_sessions_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD CONSTRAINT "settlement_items_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD CONSTRAINT "settlement_items_settlement_fk" FOREIGN KEY ("company_id","settlement_id") REFERENCES "public"."settlements"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD CONSTRAINT "settlement_items_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_session_fk" FOREIGN KEY ("company_id","cash_session_id") REFERENCES "public"."cash_sessions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_refund_fk" FOREIGN KEY ("company_id","refund_of_id") REFERENCES "public"."settlements"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_method_fk" FOREIGN KEY ("company_id","payment_method_id") REFERENCES "public"."payment_methods"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_category_fk" FOREIGN KEY ("company_id","category_id") REFERENCES "public"."financial_categories"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_settlement_fk" FOREIGN KEY ("company_id","settlement_id") REFERENCES "public"."settlements"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_session_fk" FOREIGN KEY ("company_id","cash_session_id") REFERENCES "public"."cash_sessions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_pays_fk" FOREIGN KEY ("company_id","pays_id") REFERENCES "public"."transactions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_refund_fk" FOREIGN KEY ("company_id","refund_of_id") REFERENCES "public"."transactions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rates" ADD CONSTRAINT "commission_rates_service_fk" FOREIGN KEY ("company_id","service_id") REFERENCES "public"."services"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_services" ADD CONSTRAINT "professional_services_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_services" ADD CONSTRAINT "professional_services_service_fk" FOREIGN KEY ("company_id","service_id") REFERENCES "public"."services"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_import_rows" ADD CONSTRAINT "service_import_rows_import_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."service_imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_imports" ADD CONSTRAINT "service_imports_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_consents" ADD CONSTRAINT "client_consents_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_import_rows" ADD CONSTRAINT "client_import_rows_import_fk" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."client_imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_imports" ADD CONSTRAINT "client_imports_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tombstones" ADD CONSTRAINT "client_tombstones_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_requests" ADD CONSTRAINT "cash_requests_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing_days" ADD CONSTRAINT "closing_days_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial_categories" ADD CONSTRAINT "financial_categories_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_records" ADD CONSTRAINT "access_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_fk" FOREIGN KEY ("company_id","coupon_id") REFERENCES "public"."coupons"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_links" ADD CONSTRAINT "appointment_links_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_series" ADD CONSTRAINT "appointment_series_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_services" ADD CONSTRAINT "appointment_services_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_services" ADD CONSTRAINT "appointment_services_service_fk" FOREIGN KEY ("company_id","service_id") REFERENCES "public"."services"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointment_visitors" ADD CONSTRAINT "appointment_visitors_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_coupon_fk" FOREIGN KEY ("company_id","coupon_id") REFERENCES "public"."coupons"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_series_fk" FOREIGN KEY ("company_id","series_id") REFERENCES "public"."appointment_series"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_member_fk" FOREIGN KEY ("company_id","member_id") REFERENCES "public"."members"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "first_visits" ADD CONSTRAINT "first_visits_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_visits" ADD CONSTRAINT "member_visits_member_fk" FOREIGN KEY ("company_id","member_id") REFERENCES "public"."members"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_exceptions" ADD CONSTRAINT "schedule_exceptions_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_periods" ADD CONSTRAINT "schedule_periods_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_records_row_index" ON "audit_records" USING btree ("company_id","table_name","row_id");--> statement-breakpoint
CREATE INDEX "audit_records_note_index" ON "audit_records" USING btree ("company_id","noted_client_id") WHERE "audit_records"."noted_client_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_records_removal_index" ON "audit_records" USING btree ("company_id","table_name","id") WHERE "audit_records"."action" = 'delete';--> statement-breakpoint
CREATE INDEX "mails_newest_index" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "simulator_objects_kind_index" ON "simulator_objects" USING btree ("kind","customer_id");--> statement-breakpoint
CREATE INDEX "billing_events_waiting_index" ON "billing_events" USING btree ("status","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_sessions_one_open" ON "cash_sessions" USING btree ("company_id") WHERE "cash_sessions"."status" = 'open';--> statement-breakpoint
CREATE INDEX "cash_sessions_opened_index" ON "cash_sessions" USING btree ("company_id","opened_at");--> statement-breakpoint
CREATE INDEX "settlement_items_without_commission" ON "settlement_items" USING btree ("company_id","date") WHERE "settlement_items"."basis_points" is null and "settlement_items"."gross_in_cents" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_appointment_once" ON "settlements" USING btree ("company_id","appointment_id") WHERE "settlements"."refund_of_id" is null and "settlements"."refunded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_receipt_unique" ON "settlements" USING btree ("company_id","receipt_number") WHERE "settlements"."refund_of_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_owed_paid_once" ON "transactions" USING btree ("company_id","pays_id") WHERE "transactions"."refunded_at" is null and "transactions"."refund_of_id" is null;--> statement-breakpoint
CREATE INDEX "transactions_session_index" ON "transactions" USING btree ("company_id","cash_session_id") WHERE "transactions"."cash_session_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_appointment_index" ON "transactions" USING btree ("company_id","appointment_id") WHERE "transactions"."appointment_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_settlement_index" ON "transactions" USING btree ("company_id","settlement_id") WHERE "transactions"."settlement_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_professional_index" ON "transactions" USING btree ("company_id","professional_id","date") WHERE "transactions"."professional_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_method_index" ON "transactions" USING btree ("company_id","payment_method_id") WHERE "transactions"."payment_method_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_category_index" ON "transactions" USING btree ("company_id","category_id") WHERE "transactions"."category_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_description_index" ON "transactions" USING btree ("company_id","description");--> statement-breakpoint
CREATE INDEX "transactions_owed_index" ON "transactions" USING btree ("company_id","professional_id","id") WHERE "transactions"."kind" in ('commission', 'tip_share') and "transactions"."refunded_at" is null and not "transactions"."paid";--> statement-breakpoint
CREATE INDEX "transactions_advance_index" ON "transactions" USING btree ("company_id","professional_id") WHERE "transactions"."counts_as" in ('advance', 'advance_return');--> statement-breakpoint
CREATE INDEX "commission_rates_service_index" ON "commission_rates" USING btree ("company_id","service_id");--> statement-breakpoint
CREATE INDEX "professional_services_service_index" ON "professional_services" USING btree ("company_id","service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "services_company_name_unique" ON "services" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "client_consents_client_index" ON "client_consents" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "client_import_rows_client_index" ON "client_import_rows" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "client_notes_client_index" ON "client_notes" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "clients_phone_index" ON "clients" USING btree ("company_id","phone_key") WHERE "clients"."phone_key" <> '';--> statement-breakpoint
CREATE INDEX "clients_email_index" ON "clients" USING btree ("company_id","email") WHERE "clients"."email" <> '';--> statement-breakpoint
CREATE INDEX "clients_import_index" ON "clients" USING btree ("company_id","import_id") WHERE "clients"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "clients_name_index" ON "clients" USING btree ("company_id","search_text","id");--> statement-breakpoint
CREATE INDEX "clients_count_index" ON "clients" USING btree ("company_id","active","blocked_at","created_at") WHERE "clients"."anonymized_at" is null;--> statement-breakpoint
CREATE INDEX "privacy_requests_client_index" ON "privacy_requests" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "closing_days_until_index" ON "closing_days" USING btree ("company_id","until_date");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_one_sample" ON "companies" USING btree ("is_sample") WHERE is_sample;--> statement-breakpoint
CREATE INDEX "company_slugs_company_index" ON "company_slugs" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "financial_categories_company_name_unique" ON "financial_categories" USING btree ("company_id","type",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "payment_methods_company_name_unique" ON "payment_methods" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "access_records_user_index" ON "access_records" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_records_at_index" ON "access_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "credentials_user_index" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factors_user_index" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factors_secret_index" ON "two_factors" USING btree ("secret");--> statement-breakpoint
CREATE INDEX "verifications_identifier_index" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon_index" ON "coupon_uses" USING btree ("company_id","coupon_id","client_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_client_index" ON "coupon_uses" USING btree ("company_id","client_id","used_at");--> statement-breakpoint
CREATE INDEX "appointment_links_appointment_index" ON "appointment_links" USING btree ("company_id","appointment_id");--> statement-breakpoint
CREATE INDEX "appointment_services_service_index" ON "appointment_services" USING btree ("company_id","service_id");--> statement-breakpoint
CREATE INDEX "appointment_visitors_asked_index" ON "appointment_visitors" USING btree ("company_id","booked_at") WHERE "appointment_visitors"."asked_from" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "appointments_request_unique" ON "appointments" USING btree ("company_id","request_key") WHERE "appointments"."request_key" is not null;--> statement-breakpoint
CREATE INDEX "appointments_professional_index" ON "appointments" USING btree ("company_id","professional_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_coupon_index" ON "appointments" USING btree ("company_id","coupon_id") WHERE "appointments"."coupon_id" is not null;--> statement-breakpoint
CREATE INDEX "appointments_service_names_index" ON "appointments" USING btree ("company_id","service_names") WHERE "appointments"."service_names" > '';--> statement-breakpoint
CREATE INDEX "appointments_series_index" ON "appointments" USING btree ("company_id","series_id","starts_at") WHERE "appointments"."series_id" is not null;--> statement-breakpoint
CREATE INDEX "appointments_hold_index" ON "appointments" USING btree ("company_id","held_until") WHERE "appointments"."held_until" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_member_unique" ON "calendar_feeds" USING btree ("company_id","member_id",coalesce("professional_id", '00000000-0000-0000-0000-000000000000'::uuid));--> statement-breakpoint
CREATE INDEX "first_visits_time_index" ON "first_visits" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_email_unique" ON "invitations" USING btree ("company_id","email") WHERE accepted_at is null;--> statement-breakpoint
CREATE INDEX "members_user_index" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "professionals_company_email_unique" ON "professionals" USING btree ("company_id",lower("email")) WHERE "professionals"."email" <> '';--> statement-breakpoint
CREATE INDEX "schedule_exceptions_professional_index" ON "schedule_exceptions" USING btree ("company_id","professional_id","until_date");--> statement-breakpoint
CREATE POLICY "audit_records_company" ON "audit_records" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "effects_company" ON "effects" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "billing_accounts_company" ON "billing_accounts" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "billing_checkouts_company" ON "billing_checkouts" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "billing_payments_company" ON "billing_payments" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "cash_sessions_company" ON "cash_sessions" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "settlement_items_company" ON "settlement_items" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "settlements_company" ON "settlements" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "transactions_company" ON "transactions" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "commission_rates_company" ON "commission_rates" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "professional_services_company" ON "professional_services" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "service_import_rows_company" ON "service_import_rows" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "service_imports_company" ON "service_imports" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "services_company" ON "services" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "client_consents_company" ON "client_consents" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "client_import_rows_company" ON "client_import_rows" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "client_imports_company" ON "client_imports" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "client_notes_company" ON "client_notes" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "client_tombstones_company" ON "client_tombstones" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "clients_company" ON "clients" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "privacy_requests_company" ON "privacy_requests" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "cash_requests_company" ON "cash_requests" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "closing_days_company" ON "closing_days" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "companies_company" ON "companies" AS PERMISSIVE FOR ALL TO public USING (id = (select current_company_id())) WITH CHECK (id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "financial_categories_company" ON "financial_categories" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "payment_methods_company" ON "payment_methods" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "coupon_uses_company" ON "coupon_uses" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "coupons_company" ON "coupons" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "appointment_links_company" ON "appointment_links" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "appointment_series_company" ON "appointment_series" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "appointment_services_company" ON "appointment_services" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "appointment_visitors_company" ON "appointment_visitors" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "appointments_company" ON "appointments" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "calendar_feeds_company" ON "calendar_feeds" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "first_visits_company" ON "first_visits" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "invitations_company" ON "invitations" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "member_visits_company" ON "member_visits" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "members_company" ON "members" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "professionals_company" ON "professionals" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "schedule_exceptions_company" ON "schedule_exceptions" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "schedule_periods_company" ON "schedule_periods" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));