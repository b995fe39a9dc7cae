CREATE TABLE "operator_actions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" uuid,
	"terminal_user" text,
	"request_id" text,
	"action" text NOT NULL,
	"company_id" uuid,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_statuses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assistant_questions" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"user_id" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"model" text NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"cost_in_micros" bigint NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	CONSTRAINT "assistant_questions_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "assistant_questions_counts" CHECK ("assistant_questions"."input_tokens" >= 0 and "assistant_questions"."output_tokens" >= 0 and "assistant_questions"."cost_in_micros" >= 0)
);
--> statement-breakpoint
ALTER TABLE "assistant_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_settings" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"instructions" text NOT NULL,
	CONSTRAINT "assistant_settings_pkey" PRIMARY KEY("company_id")
);
--> statement-breakpoint
ALTER TABLE "assistant_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "alert_companies" (
	"alert_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	CONSTRAINT "alert_companies_pkey" PRIMARY KEY("alert_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "alert_dismissals" (
	"alert_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "alert_dismissals_pkey" PRIMARY KEY("alert_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"type" text NOT NULL,
	"audience" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerts_days" CHECK ("alerts"."ends_on" >= "alerts"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "support_visits" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"may_write" boolean DEFAULT false NOT NULL,
	"allowed_by" uuid,
	CONSTRAINT "support_visits_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "support_visits_at_most_an_hour" CHECK ("support_visits"."ends_at" > "support_visits"."started_at" and "support_visits"."ends_at" <= "support_visits"."started_at" + interval '1 hour'),
	CONSTRAINT "support_visits_allowed" CHECK ("support_visits"."allowed_by" is not null or not "support_visits"."may_write")
);
--> statement-breakpoint
ALTER TABLE "support_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "custom_status_id" uuid;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "support_company_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "support_visit_id" uuid;--> statement-breakpoint
ALTER TABLE "assistant_questions" ADD CONSTRAINT "assistant_questions_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_settings" ADD CONSTRAINT "assistant_settings_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_companies" ADD CONSTRAINT "alert_companies_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_companies" ADD CONSTRAINT "alert_companies_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_dismissals" ADD CONSTRAINT "alert_dismissals_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_dismissals" ADD CONSTRAINT "alert_dismissals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_visits" ADD CONSTRAINT "support_visits_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_actions_at_index" ON "operator_actions" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "operator_actions_company_index" ON "operator_actions" USING btree ("company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_statuses_name_unique" ON "company_statuses" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "assistant_questions_asked_index" ON "assistant_questions" USING btree ("company_id","asked_at");--> statement-breakpoint
CREATE INDEX "alert_companies_company_index" ON "alert_companies" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "alert_dismissals_user_index" ON "alert_dismissals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "support_visits_started_index" ON "support_visits" USING btree ("company_id","started_at");--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_custom_status_id_company_statuses_id_fk" FOREIGN KEY ("custom_status_id") REFERENCES "public"."company_statuses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_events_received_index" ON "billing_events" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "billing_payments_at_index" ON "billing_payments" USING btree ("at","stripe_invoice_id");--> statement-breakpoint
CREATE INDEX "companies_custom_status_index" ON "companies" USING btree ("custom_status_id") WHERE custom_status_id is not null;--> statement-breakpoint
CREATE INDEX "companies_deleted_index" ON "companies" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE POLICY "assistant_questions_company" ON "assistant_questions" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "assistant_settings_company" ON "assistant_settings" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "support_visits_company" ON "support_visits" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
-- Policies bind the owner too, operators see all, requests get their rights.
select guard_company_table(guarded)
from unnest(array['support_visits', 'assistant_settings', 'assistant_questions']::regclass[]) as guarded;
--> statement-breakpoint
-- What an owner allows a visitor of the operator's is written down.
select audit_company_table('support_visits');
--> statement-breakpoint
do $$
begin
  execute format(
    'grant select, insert, update, delete on company_statuses, alerts, alert_companies, '
    'alert_dismissals to %I', operator_role()
  );
  -- The trail of what operators did is added to, never rewritten.
  execute format('grant select, insert on operator_actions to %I', operator_role());
  -- A visit is begun by the operator. The company allows it more, or ends it, and keeps it in sight.
  execute format('revoke insert, update, delete on support_visits from %I', app_role());
  execute format(
    'grant update (may_write, allowed_by, ended_at) on support_visits to %I', app_role()
  );
end $$;
