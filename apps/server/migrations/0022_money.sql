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
	CONSTRAINT "cash_sessions_amounts" CHECK ("cash_sessions"."opening_amount_in_cents" >= 0 and "cash_sessions"."closing_amount_in_cents" >= 0),
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
	CONSTRAINT "transactions_through_a_drawer" CHECK ("transactions"."counts_as" in ('manual', 'commission', 'tip_share') or "transactions"."cash_session_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "transactions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "appointments_day_index";--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "appointments" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cash_requests" ADD CONSTRAINT "cash_requests_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE UNIQUE INDEX "cash_sessions_one_open" ON "cash_sessions" USING btree ("company_id") WHERE "cash_sessions"."status" = 'open';--> statement-breakpoint
CREATE INDEX "cash_sessions_opened_index" ON "cash_sessions" USING btree ("company_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_appointment_once" ON "settlements" USING btree ("company_id","appointment_id") WHERE "settlements"."refund_of_id" is null and "settlements"."refunded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_receipt_unique" ON "settlements" USING btree ("company_id","receipt_number") WHERE "settlements"."refund_of_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_owed_paid_once" ON "transactions" USING btree ("company_id","pays_id") WHERE "transactions"."refunded_at" is null and "transactions"."refund_of_id" is null;--> statement-breakpoint
CREATE INDEX "transactions_session_index" ON "transactions" USING btree ("company_id","cash_session_id") WHERE "transactions"."cash_session_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_appointment_index" ON "transactions" USING btree ("company_id","appointment_id") WHERE "transactions"."appointment_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_settlement_index" ON "transactions" USING btree ("company_id","settlement_id") WHERE "transactions"."settlement_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_professional_index" ON "transactions" USING btree ("company_id","professional_id","date") WHERE "transactions"."professional_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_method_index" ON "transactions" USING btree ("company_id","payment_method_id") WHERE "transactions"."payment_method_id" is not null;--> statement-breakpoint
CREATE INDEX "transactions_category_index" ON "transactions" USING btree ("company_id","category_id") WHERE "transactions"."category_id" is not null;--> statement-breakpoint
CREATE INDEX "closing_days_until_index" ON "closing_days" USING btree ("company_id","until_date");--> statement-breakpoint
CREATE INDEX "appointments_service_names_index" ON "appointments" USING btree ("company_id","service_names") WHERE "appointments"."service_names" > '';--> statement-breakpoint
CREATE INDEX "schedule_exceptions_professional_index" ON "schedule_exceptions" USING btree ("company_id","professional_id","until_date");--> statement-breakpoint
CREATE POLICY "cash_requests_company" ON "cash_requests" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "cash_sessions_company" ON "cash_sessions" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "settlement_items_company" ON "settlement_items" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "settlements_company" ON "settlements" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "transactions_company" ON "transactions" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));