CREATE TABLE "receivables" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"settlement_id" uuid NOT NULL,
	"payment_method_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"instalment" integer NOT NULL,
	"due_date" date NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"fee_in_cents" bigint NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "receivables_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "receivables_once" UNIQUE("company_id","settlement_id","part","instalment"),
	CONSTRAINT "receivables_amounts" CHECK ("receivables"."amount_in_cents" >= 0 and "receivables"."fee_in_cents" between 0 and "receivables"."amount_in_cents")
);
--> statement-breakpoint
ALTER TABLE "receivables" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_method_fees" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"payment_method_id" uuid NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"from_instalments" integer DEFAULT 1 NOT NULL,
	"basis_points" integer NOT NULL,
	"fixed_in_cents" bigint DEFAULT 0 NOT NULL,
	"days" integer NOT NULL,
	"days_between" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_method_fees_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "payment_method_fees_values" CHECK ("payment_method_fees"."basis_points" between 0 and 10000 and "payment_method_fees"."fixed_in_cents" >= 0 and "payment_method_fees"."days" between 0 and 400 and "payment_method_fees"."days_between" between 0 and 60 and "payment_method_fees"."from_instalments" between 1 and 24)
);
--> statement-breakpoint
ALTER TABLE "payment_method_fees" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_entries" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"date" date NOT NULL,
	"settlement_id" uuid NOT NULL,
	"returns_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "account_entries_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "account_entries_signs" CHECK (case when "account_entries"."kind" in ('paid_in', 'used_back') then "account_entries"."amount_in_cents" > 0 else "account_entries"."amount_in_cents" < 0 end and ("account_entries"."kind" in ('paid_in_back', 'used_back')) = ("account_entries"."returns_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "account_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gift_card_entries" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"gift_card_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"settlement_id" uuid NOT NULL,
	"returns_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_card_entries_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "gift_card_entries_signs" CHECK (case when "gift_card_entries"."kind" in ('sold', 'returned') then "gift_card_entries"."amount_in_cents" > 0 else "gift_card_entries"."amount_in_cents" <= 0 end and ("gift_card_entries"."kind" = 'returned') = ("gift_card_entries"."returns_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "gift_card_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"code" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"balance_in_cents" bigint NOT NULL,
	"client_id" uuid,
	"recipient_name" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"valid_until" date,
	"taken_back_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gift_cards_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."amount_in_cents" > 0 and "gift_cards"."balance_in_cents" between 0 and "gift_cards"."amount_in_cents")
);
--> statement-breakpoint
ALTER TABLE "gift_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "prepaid_orders" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"client_id" uuid NOT NULL,
	"package_id" uuid,
	"name" text NOT NULL,
	"amount_in_cents" bigint NOT NULL,
	"recipient_name" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"txid" text NOT NULL,
	"settlement_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "prepaid_orders_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "prepaid_orders_amount" CHECK ("prepaid_orders"."amount_in_cents" > 0),
	CONSTRAINT "prepaid_orders_paid" CHECK (("prepaid_orders"."status" = 'paid') = ("prepaid_orders"."settlement_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "prepaid_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_package_services" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"client_package_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"sessions" integer NOT NULL,
	"left" integer NOT NULL,
	"value_in_cents" bigint NOT NULL,
	CONSTRAINT "client_package_services_pkey" PRIMARY KEY("company_id","client_package_id","service_id"),
	CONSTRAINT "client_package_services_left" CHECK ("client_package_services"."left" between 0 and "client_package_services"."sessions")
);
--> statement-breakpoint
ALTER TABLE "client_package_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "client_packages" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"client_id" uuid NOT NULL,
	"package_id" uuid,
	"name" text NOT NULL,
	"price_in_cents" bigint NOT NULL,
	"valid_until" date,
	"taken_back_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_packages_pkey" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "client_packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "package_uses" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"client_package_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"sessions" integer NOT NULL,
	"value_in_cents" bigint NOT NULL,
	"covered_in_cents" bigint NOT NULL,
	"settlement_id" uuid NOT NULL,
	"returns_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "package_uses_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "package_uses_signs" CHECK (case when "package_uses"."returns_id" is null then "package_uses"."sessions" = 1 and "package_uses"."value_in_cents" >= 0 and "package_uses"."covered_in_cents" >= 0 else "package_uses"."sessions" = -1 and "package_uses"."value_in_cents" <= 0 and "package_uses"."covered_in_cents" <= 0 end)
);
--> statement-breakpoint
ALTER TABLE "package_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "package_services" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"package_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"sessions" integer NOT NULL,
	CONSTRAINT "package_services_pkey" PRIMARY KEY("company_id","package_id","service_id"),
	CONSTRAINT "package_services_sessions" CHECK ("package_services"."sessions" between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "package_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "packages" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_in_cents" bigint NOT NULL,
	"valid_days" integer,
	"commission_basis_points" integer,
	"sells_online" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "packages_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "packages_values" CHECK ("packages"."price_in_cents" >= 0 and "packages"."valid_days" > 0 and "packages"."commission_basis_points" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "packages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "settlement_items" ALTER COLUMN "professional_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_items" ALTER COLUMN "service_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settlements" ALTER COLUMN "appointment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "settlements" ALTER COLUMN "professional_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "fee_in_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "card_brand" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "instalments" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD COLUMN "kind" text DEFAULT 'service' NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD COLUMN "product_id" uuid;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD COLUMN "client_package_id" uuid;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD COLUMN "gift_card_id" uuid;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD COLUMN "quantity" numeric(12, 3) DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD COLUMN "prepaid_in_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "settlements" ADD COLUMN "prepaid_in_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "account_limit_in_cents" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "account_limit_in_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "commission_after_fees" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "package_commission" text DEFAULT 'use' NOT NULL;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_settlement_fk" FOREIGN KEY ("company_id","settlement_id") REFERENCES "public"."settlements"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_method_fk" FOREIGN KEY ("company_id","payment_method_id") REFERENCES "public"."payment_methods"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receivables" ADD CONSTRAINT "receivables_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_method_fees" ADD CONSTRAINT "payment_method_fees_method_fk" FOREIGN KEY ("company_id","payment_method_id") REFERENCES "public"."payment_methods"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_method_fees" ADD CONSTRAINT "payment_method_fees_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_returns_fk" FOREIGN KEY ("company_id","returns_id") REFERENCES "public"."account_entries"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_card_fk" FOREIGN KEY ("company_id","gift_card_id") REFERENCES "public"."gift_cards"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_returns_fk" FOREIGN KEY ("company_id","returns_id") REFERENCES "public"."gift_card_entries"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD CONSTRAINT "gift_cards_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepaid_orders" ADD CONSTRAINT "prepaid_orders_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepaid_orders" ADD CONSTRAINT "prepaid_orders_package_fk" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."packages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prepaid_orders" ADD CONSTRAINT "prepaid_orders_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_package_services" ADD CONSTRAINT "client_package_services_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_package_services" ADD CONSTRAINT "client_package_services_package_fk" FOREIGN KEY ("company_id","client_package_id") REFERENCES "public"."client_packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_package_services" ADD CONSTRAINT "client_package_services_service_fk" FOREIGN KEY ("company_id","service_id") REFERENCES "public"."services"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_packages" ADD CONSTRAINT "client_packages_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_packages" ADD CONSTRAINT "client_packages_package_fk" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."packages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_packages" ADD CONSTRAINT "client_packages_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_uses" ADD CONSTRAINT "package_uses_package_fk" FOREIGN KEY ("company_id","client_package_id") REFERENCES "public"."client_packages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_uses" ADD CONSTRAINT "package_uses_service_fk" FOREIGN KEY ("company_id","service_id") REFERENCES "public"."services"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_uses" ADD CONSTRAINT "package_uses_returns_fk" FOREIGN KEY ("company_id","returns_id") REFERENCES "public"."package_uses"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_uses" ADD CONSTRAINT "package_uses_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_services" ADD CONSTRAINT "package_services_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_services" ADD CONSTRAINT "package_services_package_fk" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."packages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_services" ADD CONSTRAINT "package_services_service_fk" FOREIGN KEY ("company_id","service_id") REFERENCES "public"."services"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receivables_due_index" ON "receivables" USING btree ("company_id","due_date","id") WHERE "receivables"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "receivables_method_index" ON "receivables" USING btree ("company_id","payment_method_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_method_fees_unique" ON "payment_method_fees" USING btree ("company_id","payment_method_id",lower("brand"),"from_instalments");--> statement-breakpoint
CREATE UNIQUE INDEX "account_entries_returned_once" ON "account_entries" USING btree ("company_id","returns_id") WHERE "account_entries"."returns_id" is not null;--> statement-breakpoint
CREATE INDEX "account_entries_client_index" ON "account_entries" USING btree ("company_id","client_id","created_at");--> statement-breakpoint
CREATE INDEX "account_entries_settlement_index" ON "account_entries" USING btree ("company_id","settlement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_entries_returned_once" ON "gift_card_entries" USING btree ("company_id","returns_id") WHERE "gift_card_entries"."returns_id" is not null;--> statement-breakpoint
CREATE INDEX "gift_card_entries_card_index" ON "gift_card_entries" USING btree ("company_id","gift_card_id");--> statement-breakpoint
CREATE INDEX "gift_card_entries_settlement_index" ON "gift_card_entries" USING btree ("company_id","settlement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_cards_company_code_unique" ON "gift_cards" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "gift_cards_client_index" ON "gift_cards" USING btree ("company_id","client_id") WHERE "gift_cards"."client_id" is not null;--> statement-breakpoint
CREATE INDEX "gift_cards_created_index" ON "gift_cards" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "prepaid_orders_txid_unique" ON "prepaid_orders" USING btree ("company_id","txid");--> statement-breakpoint
CREATE INDEX "prepaid_orders_client_index" ON "prepaid_orders" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "prepaid_orders_package_index" ON "prepaid_orders" USING btree ("company_id","package_id");--> statement-breakpoint
CREATE INDEX "prepaid_orders_settlement_index" ON "prepaid_orders" USING btree ("company_id","settlement_id") WHERE "prepaid_orders"."settlement_id" is not null;--> statement-breakpoint
CREATE INDEX "prepaid_orders_waiting_index" ON "prepaid_orders" USING btree ("company_id","created_at","id") WHERE "prepaid_orders"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "client_package_services_service_index" ON "client_package_services" USING btree ("company_id","service_id");--> statement-breakpoint
CREATE INDEX "client_packages_client_index" ON "client_packages" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "client_packages_package_index" ON "client_packages" USING btree ("company_id","package_id");--> statement-breakpoint
CREATE UNIQUE INDEX "package_uses_returned_once" ON "package_uses" USING btree ("company_id","returns_id") WHERE "package_uses"."returns_id" is not null;--> statement-breakpoint
CREATE INDEX "package_uses_package_index" ON "package_uses" USING btree ("company_id","client_package_id");--> statement-breakpoint
CREATE INDEX "package_uses_service_index" ON "package_uses" USING btree ("company_id","service_id");--> statement-breakpoint
CREATE INDEX "package_uses_settlement_index" ON "package_uses" USING btree ("company_id","settlement_id");--> statement-breakpoint
CREATE INDEX "package_services_service_index" ON "package_services" USING btree ("company_id","service_id");--> statement-breakpoint
CREATE UNIQUE INDEX "packages_company_name_unique" ON "packages" USING btree ("company_id",lower("name"));--> statement-breakpoint
ALTER TABLE "settlement_items" ADD CONSTRAINT "settlement_items_product_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD CONSTRAINT "settlement_items_package_fk" FOREIGN KEY ("company_id","client_package_id") REFERENCES "public"."client_packages"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD CONSTRAINT "settlement_items_gift_card_fk" FOREIGN KEY ("company_id","gift_card_id") REFERENCES "public"."gift_cards"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_items_product_index" ON "settlement_items" USING btree ("company_id","product_id") WHERE "settlement_items"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "settlements_client_index" ON "settlements" USING btree ("company_id","client_id") WHERE "settlements"."client_id" is not null;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_fees" CHECK (abs("transactions"."fee_in_cents") <= abs("transactions"."amount_in_cents") and "transactions"."fee_in_cents"::numeric * "transactions"."amount_in_cents" >= 0 and "transactions"."instalments" between 1 and 24) NOT VALID;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD CONSTRAINT "settlement_items_kinds" CHECK (("settlement_items"."kind" = 'service') = ("settlement_items"."service_id" is not null) and ("settlement_items"."kind" = 'product' or "settlement_items"."product_id" is null) and ("settlement_items"."kind" = 'package') = ("settlement_items"."client_package_id" is not null) and ("settlement_items"."kind" = 'gift_card') = ("settlement_items"."gift_card_id" is not null) and ("settlement_items"."kind" <> 'service' or "settlement_items"."professional_id" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "settlement_items" ADD CONSTRAINT "settlement_items_prepaid" CHECK (abs("settlement_items"."prepaid_in_cents") <= abs("settlement_items"."gross_in_cents" - "settlement_items"."discount_in_cents") and "settlement_items"."prepaid_in_cents"::numeric * "settlement_items"."gross_in_cents" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_what_for" CHECK ("settlements"."appointment_id" is null or ("settlements"."client_id" is null and "settlements"."professional_id" is not null)) NOT VALID;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_prepaid" CHECK (abs("settlements"."prepaid_in_cents") <= abs("settlements"."subtotal_in_cents" - "settlements"."discount_in_cents") and "settlements"."prepaid_in_cents"::numeric * "settlements"."subtotal_in_cents" >= 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_account_limit" CHECK ("companies"."account_limit_in_cents" >= 0) NOT VALID;--> statement-breakpoint
CREATE POLICY "receivables_company" ON "receivables" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "payment_method_fees_company" ON "payment_method_fees" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "account_entries_company" ON "account_entries" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "gift_card_entries_company" ON "gift_card_entries" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "gift_cards_company" ON "gift_cards" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "prepaid_orders_company" ON "prepaid_orders" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "client_package_services_company" ON "client_package_services" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "client_packages_company" ON "client_packages" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "package_uses_company" ON "package_uses" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "package_services_company" ON "package_services" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "packages_company" ON "packages" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
-- What was prepaid names the payments that sold and used it; those lie in an area that comes later.
ALTER TABLE "package_uses" ADD CONSTRAINT "package_uses_settlement_fk" FOREIGN KEY ("company_id","settlement_id") REFERENCES "public"."settlements"("company_id","id");
--> statement-breakpoint
ALTER TABLE "gift_card_entries" ADD CONSTRAINT "gift_card_entries_settlement_fk" FOREIGN KEY ("company_id","settlement_id") REFERENCES "public"."settlements"("company_id","id");
--> statement-breakpoint
ALTER TABLE "account_entries" ADD CONSTRAINT "account_entries_settlement_fk" FOREIGN KEY ("company_id","settlement_id") REFERENCES "public"."settlements"("company_id","id");
--> statement-breakpoint
ALTER TABLE "prepaid_orders" ADD CONSTRAINT "prepaid_orders_settlement_fk" FOREIGN KEY ("company_id","settlement_id") REFERENCES "public"."settlements"("company_id","id");
--> statement-breakpoint
-- A package or product that is gone leaves what clients bought.
ALTER TABLE "client_packages" DROP CONSTRAINT "client_packages_package_fk";
--> statement-breakpoint
ALTER TABLE "client_packages" ADD CONSTRAINT "client_packages_package_fk" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."packages"("company_id","id") ON DELETE SET NULL ("package_id");
--> statement-breakpoint
ALTER TABLE "prepaid_orders" DROP CONSTRAINT "prepaid_orders_package_fk";
--> statement-breakpoint
ALTER TABLE "prepaid_orders" ADD CONSTRAINT "prepaid_orders_package_fk" FOREIGN KEY ("company_id","package_id") REFERENCES "public"."packages"("company_id","id") ON DELETE SET NULL ("package_id");
--> statement-breakpoint
ALTER TABLE "settlement_items" DROP CONSTRAINT "settlement_items_product_fk";
--> statement-breakpoint
ALTER TABLE "settlement_items" ADD CONSTRAINT "settlement_items_product_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE SET NULL ("product_id");
--> statement-breakpoint
-- Results tell services from products, and what was prepaid from money.
drop index settlement_items_date_index;
--> statement-breakpoint
create index settlement_items_date_index on settlement_items (company_id, date)
  include (kind, professional_id, service_id, product_id, gross_in_cents, discount_in_cents,
    prepaid_in_cents, commission_in_cents, starts_at);
--> statement-breakpoint
create trigger keep_account after insert on account_entries
  for each row execute function keep_account();
--> statement-breakpoint
-- Policies bind the owner too, operators see all, requests get their rights.
select guard_company_table(name) from unnest(array['packages', 'package_services', 'client_packages', 'client_package_services', 'package_uses', 'gift_cards', 'gift_card_entries', 'account_entries', 'prepaid_orders', 'payment_method_fees', 'receivables']) as name;
--> statement-breakpoint
-- People edit these; what is counted tells of itself.
select audit_company_table(name) from unnest(array['packages', 'client_packages', 'gift_cards', 'prepaid_orders', 'payment_method_fees']) as name;
--> statement-breakpoint
-- Ledgers: rows are added, never changed. A merge of two clients hands an account over.
do $$
begin
  execute format('revoke update, delete on package_uses, gift_card_entries, account_entries from %I', app_role());
  execute format('grant update (client_id) on account_entries to %I', app_role());
  execute format('grant update (account_limit_in_cents, commission_after_fees, package_commission) on companies to %I', app_role());
end $$;
