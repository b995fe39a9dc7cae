CREATE TABLE "client_loyalty" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"client_id" uuid NOT NULL,
	"campaign_id" uuid,
	"condition_type" text NOT NULL,
	"progress_value" bigint DEFAULT 0 NOT NULL,
	"target_value" bigint NOT NULL,
	"reward_type" text NOT NULL,
	"reward_value" bigint,
	"reward_service_id" uuid,
	"earned_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_loyalty_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "client_loyalty_values" CHECK ("client_loyalty"."progress_value" >= 0 and "client_loyalty"."target_value" >= 1),
	CONSTRAINT "client_loyalty_used_after_earned" CHECK ("client_loyalty"."used_at" is null or "client_loyalty"."earned_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "client_loyalty" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "loyalty_progress" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"status_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"appointment_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"taken_back" boolean DEFAULT false NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loyalty_progress_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "loyalty_progress_once" UNIQUE("company_id","campaign_id","appointment_id","round","taken_back"),
	CONSTRAINT "loyalty_progress_signs" CHECK (case when "loyalty_progress"."taken_back" then "loyalty_progress"."amount" <= 0 else "loyalty_progress"."amount" >= 0 end)
);
--> statement-breakpoint
ALTER TABLE "loyalty_progress" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "loyalty_redemptions" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"status_id" uuid NOT NULL,
	"settlement_id" uuid,
	"discount_in_cents" bigint DEFAULT 0 NOT NULL,
	"taken_back_at" timestamp with time zone,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loyalty_redemptions_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "loyalty_redemptions_discount" CHECK ("loyalty_redemptions"."discount_in_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "loyalty_redemptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "loyalty_campaigns" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"condition_type" text NOT NULL,
	"condition_value" bigint NOT NULL,
	"reward_type" text NOT NULL,
	"reward_value" bigint,
	"reward_service_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loyalty_campaigns_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "loyalty_campaigns_condition" CHECK ("loyalty_campaigns"."condition_value" >= 1),
	CONSTRAINT "loyalty_campaigns_reward" CHECK (case when "loyalty_campaigns"."reward_type" = 'free_service'
        then "loyalty_campaigns"."reward_service_id" is not null and "loyalty_campaigns"."reward_value" is null
        else "loyalty_campaigns"."reward_service_id" is null and "loyalty_campaigns"."reward_value" >= 0 and ("loyalty_campaigns"."reward_type" <> 'percentage_discount' or "loyalty_campaigns"."reward_value" <= 10000) end)
);
--> statement-breakpoint
ALTER TABLE "loyalty_campaigns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "points_campaigns" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"points_required" integer NOT NULL,
	"reward_value_in_cents" bigint,
	"reward_service_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_campaigns_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "points_campaigns_values" CHECK ("points_campaigns"."points_required" >= 1 and "points_campaigns"."reward_value_in_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "points_campaigns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "points_transactions" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"client_id" uuid NOT NULL,
	"type" text NOT NULL,
	"points" integer NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"appointment_id" uuid,
	"round" integer,
	"campaign_id" uuid,
	"settlement_id" uuid,
	"returns_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "points_transactions_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "points_transactions_signs" CHECK (case when "points_transactions"."type" in ('earned', 'returned') then "points_transactions"."points" >= 0 else "points_transactions"."points" <= 0 end)
);
--> statement-breakpoint
ALTER TABLE "points_transactions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "review_links" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_links_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "review_links_appointment_once" UNIQUE("company_id","appointment_id")
);
--> statement-breakpoint
ALTER TABLE "review_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reviews" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"appointment_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"professional_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"registered_by" uuid,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "reviews_appointment_once" UNIQUE("company_id","appointment_id"),
	CONSTRAINT "reviews_rating" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "products" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"purchase_price_in_cents" bigint NOT NULL,
	"price_in_cents" bigint,
	"commission_basis_points" integer,
	"barcode" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT 'un' NOT NULL,
	"current_stock" numeric(12, 3) DEFAULT 0 NOT NULL,
	"minimum_stock" numeric(12, 3) DEFAULT 0 NOT NULL,
	"supplier" text DEFAULT '' NOT NULL,
	"supplier_phone" text DEFAULT '' NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"low_stock_alert" boolean DEFAULT true NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "products_stock_not_negative" CHECK ("products"."current_stock" >= 0),
	CONSTRAINT "products_values" CHECK ("products"."minimum_stock" >= 0 and "products"."purchase_price_in_cents" >= 0 and "products"."price_in_cents" >= 0 and "products"."commission_basis_points" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "service_products" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"service_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	CONSTRAINT "service_products_pkey" PRIMARY KEY("company_id","service_id","product_id"),
	CONSTRAINT "service_products_quantity" CHECK ("service_products"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "service_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quantity" numeric(12, 3) NOT NULL,
	"stock_after" numeric(12, 3) NOT NULL,
	"unit_cost_in_cents" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"settlement_id" uuid,
	"appointment_id" uuid,
	"round" integer,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "stock_movements_signs" CHECK (case when "stock_movements"."kind" in ('sale', 'use', 'loss') then "stock_movements"."quantity" <= 0 when "stock_movements"."kind" = 'count' then true else "stock_movements"."quantity" >= 0 end)
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tasks" (
	"company_id" uuid DEFAULT current_company_id() NOT NULL,
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"due_date" date NOT NULL,
	"due_time" text,
	"recurrence" text DEFAULT 'none' NOT NULL,
	"color" text DEFAULT '#3B82F6' NOT NULL,
	"whatsapp_notification" text DEFAULT '' NOT NULL,
	"assignee_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"completed_at" timestamp with time zone,
	"completed_by" uuid,
	"follows_id" uuid,
	"source" text DEFAULT 'person' NOT NULL,
	"source_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tasks_pkey" PRIMARY KEY("company_id","id"),
	CONSTRAINT "tasks_followed_once" UNIQUE("company_id","follows_id"),
	CONSTRAINT "tasks_time" CHECK ("tasks"."due_time" is null or "tasks"."due_time" ~ '^[0-2][0-9]:[0-5][0-9]$'),
	CONSTRAINT "tasks_phone_digits" CHECK ("tasks"."whatsapp_notification" ~ '^[0-9]*$')
);
--> statement-breakpoint
ALTER TABLE "tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "show_reviews" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "client_loyalty" ADD CONSTRAINT "client_loyalty_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_loyalty" ADD CONSTRAINT "client_loyalty_campaign_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."loyalty_campaigns"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_loyalty" ADD CONSTRAINT "client_loyalty_service_fk" FOREIGN KEY ("company_id","reward_service_id") REFERENCES "public"."services"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_loyalty" ADD CONSTRAINT "client_loyalty_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_progress" ADD CONSTRAINT "loyalty_progress_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_progress" ADD CONSTRAINT "loyalty_progress_status_fk" FOREIGN KEY ("company_id","status_id") REFERENCES "public"."client_loyalty"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_redemptions" ADD CONSTRAINT "loyalty_redemptions_status_fk" FOREIGN KEY ("company_id","status_id") REFERENCES "public"."client_loyalty"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_redemptions" ADD CONSTRAINT "loyalty_redemptions_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_campaigns" ADD CONSTRAINT "loyalty_campaigns_service_fk" FOREIGN KEY ("company_id","reward_service_id") REFERENCES "public"."services"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_campaigns" ADD CONSTRAINT "loyalty_campaigns_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_campaigns" ADD CONSTRAINT "points_campaigns_service_fk" FOREIGN KEY ("company_id","reward_service_id") REFERENCES "public"."services"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_campaigns" ADD CONSTRAINT "points_campaigns_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_transactions" ADD CONSTRAINT "points_transactions_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_transactions" ADD CONSTRAINT "points_transactions_campaign_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."points_campaigns"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_transactions" ADD CONSTRAINT "points_transactions_returns_fk" FOREIGN KEY ("company_id","returns_id") REFERENCES "public"."points_transactions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_transactions" ADD CONSTRAINT "points_transactions_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_client_fk" FOREIGN KEY ("company_id","client_id") REFERENCES "public"."clients"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_professional_fk" FOREIGN KEY ("company_id","professional_id") REFERENCES "public"."professionals"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_products" ADD CONSTRAINT "service_products_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_products" ADD CONSTRAINT "service_products_service_fk" FOREIGN KEY ("company_id","service_id") REFERENCES "public"."services"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_products" ADD CONSTRAINT "service_products_product_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_fk" FOREIGN KEY ("company_id","assignee_id") REFERENCES "public"."members"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_company_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_loyalty_client_index" ON "client_loyalty" USING btree ("company_id","client_id","created_at");--> statement-breakpoint
CREATE INDEX "client_loyalty_campaign_index" ON "client_loyalty" USING btree ("company_id","campaign_id");--> statement-breakpoint
CREATE INDEX "loyalty_progress_status_index" ON "loyalty_progress" USING btree ("company_id","status_id");--> statement-breakpoint
CREATE INDEX "loyalty_progress_appointment_index" ON "loyalty_progress" USING btree ("company_id","appointment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "loyalty_redemptions_once" ON "loyalty_redemptions" USING btree ("company_id","status_id") WHERE "loyalty_redemptions"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "loyalty_redemptions_settlement_index" ON "loyalty_redemptions" USING btree ("company_id","settlement_id") WHERE "loyalty_redemptions"."settlement_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "points_transactions_visit_once" ON "points_transactions" USING btree ("company_id","appointment_id","type","round") WHERE "points_transactions"."appointment_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "points_transactions_returned_once" ON "points_transactions" USING btree ("company_id","returns_id") WHERE "points_transactions"."returns_id" is not null;--> statement-breakpoint
CREATE INDEX "points_transactions_client_index" ON "points_transactions" USING btree ("company_id","client_id","created_at");--> statement-breakpoint
CREATE INDEX "points_transactions_campaign_index" ON "points_transactions" USING btree ("company_id","campaign_id");--> statement-breakpoint
CREATE INDEX "points_transactions_settlement_index" ON "points_transactions" USING btree ("company_id","settlement_id") WHERE "points_transactions"."settlement_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_links_token_unique" ON "review_links" USING btree ("token");--> statement-breakpoint
CREATE INDEX "reviews_created_index" ON "reviews" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_client_index" ON "reviews" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "reviews_professional_index" ON "reviews" USING btree ("company_id","professional_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_company_name_unique" ON "products" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "products_company_barcode_unique" ON "products" USING btree ("company_id","barcode") WHERE "products"."barcode" <> '';--> statement-breakpoint
CREATE INDEX "service_products_product_index" ON "service_products" USING btree ("company_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_use_once" ON "stock_movements" USING btree ("company_id","appointment_id","product_id","kind","round") WHERE "stock_movements"."appointment_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_product_index" ON "stock_movements" USING btree ("company_id","product_id","created_at");--> statement-breakpoint
CREATE INDEX "stock_movements_settlement_index" ON "stock_movements" USING btree ("company_id","settlement_id") WHERE "stock_movements"."settlement_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_made_once" ON "tasks" USING btree ("company_id","source_key") WHERE "tasks"."source_key" is not null;--> statement-breakpoint
CREATE INDEX "tasks_due_index" ON "tasks" USING btree ("company_id","due_date","id");--> statement-breakpoint
CREATE INDEX "tasks_assignee_index" ON "tasks" USING btree ("company_id","assignee_id");--> statement-breakpoint
CREATE POLICY "client_loyalty_company" ON "client_loyalty" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "loyalty_progress_company" ON "loyalty_progress" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "loyalty_redemptions_company" ON "loyalty_redemptions" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "loyalty_campaigns_company" ON "loyalty_campaigns" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "points_campaigns_company" ON "points_campaigns" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "points_transactions_company" ON "points_transactions" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "review_links_company" ON "review_links" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "reviews_company" ON "reviews" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "products_company" ON "products" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "service_products_company" ON "service_products" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "stock_movements_company" ON "stock_movements" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
CREATE POLICY "tasks_company" ON "tasks" AS PERMISSIVE FOR ALL TO public USING (company_id = (select current_company_id())) WITH CHECK (company_id = (select current_company_id()));--> statement-breakpoint
-- What was credited outlives neither its visit nor its payment; both lie in areas that come later.
ALTER TABLE "loyalty_progress" ADD CONSTRAINT "loyalty_progress_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "points_transactions" ADD CONSTRAINT "points_transactions_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE SET NULL ("appointment_id");
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE SET NULL ("appointment_id");
--> statement-breakpoint
ALTER TABLE "loyalty_redemptions" ADD CONSTRAINT "loyalty_redemptions_settlement_fk" FOREIGN KEY ("company_id","settlement_id") REFERENCES "public"."settlements"("company_id","id");
--> statement-breakpoint
ALTER TABLE "points_transactions" ADD CONSTRAINT "points_transactions_settlement_fk" FOREIGN KEY ("company_id","settlement_id") REFERENCES "public"."settlements"("company_id","id");
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_settlement_fk" FOREIGN KEY ("company_id","settlement_id") REFERENCES "public"."settlements"("company_id","id");
--> statement-breakpoint
-- A campaign that is gone leaves what clients have; a product takes its movements along; whoever leaves the team leaves her tasks to the others.
ALTER TABLE "client_loyalty" DROP CONSTRAINT "client_loyalty_campaign_fk";
--> statement-breakpoint
ALTER TABLE "client_loyalty" ADD CONSTRAINT "client_loyalty_campaign_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."loyalty_campaigns"("company_id","id") ON DELETE SET NULL ("campaign_id");
--> statement-breakpoint
ALTER TABLE "points_transactions" DROP CONSTRAINT "points_transactions_campaign_fk";
--> statement-breakpoint
ALTER TABLE "points_transactions" ADD CONSTRAINT "points_transactions_campaign_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."points_campaigns"("company_id","id") ON DELETE SET NULL ("campaign_id");
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_product_fk";
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_assignee_fk";
--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_assignee_fk" FOREIGN KEY ("company_id","assignee_id") REFERENCES "public"."members"("company_id","id") ON DELETE SET NULL ("assignee_id");
--> statement-breakpoint
-- An appointment that is taken away takes its review and its link along.
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_appointment_fk";
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "review_links" DROP CONSTRAINT "review_links_appointment_fk";
--> statement-breakpoint
ALTER TABLE "review_links" ADD CONSTRAINT "review_links_appointment_fk" FOREIGN KEY ("company_id","appointment_id") REFERENCES "public"."appointments"("company_id","id") ON DELETE CASCADE;
--> statement-breakpoint
create trigger keep_points after insert on points_transactions
  for each row execute function keep_points();
--> statement-breakpoint
-- Policies bind the owner too, operators see all, requests get their rights.
select guard_company_table(name) from unnest(array['tasks', 'reviews', 'review_links', 'loyalty_campaigns', 'client_loyalty', 'loyalty_progress', 'loyalty_redemptions', 'points_campaigns', 'points_transactions', 'products', 'stock_movements', 'service_products']) as name;
--> statement-breakpoint
-- People edit these; what is counted tells of itself.
select audit_company_table(name) from unnest(array['tasks', 'reviews', 'loyalty_campaigns', 'points_campaigns', 'products']) as name;
--> statement-breakpoint
-- Ledgers: rows are added, never changed. A merge of two clients hands points over.
do $$
begin
  execute format('revoke update, delete on loyalty_progress, stock_movements, points_transactions from %I', app_role());
  execute format('grant update (client_id) on points_transactions to %I', app_role());
  execute format('grant update (show_reviews) on companies to %I', app_role());
end $$;
