ALTER TABLE "plan_prices" DROP CONSTRAINT "plan_prices_price_unique";--> statement-breakpoint
ALTER TABLE "plan_prices" ADD COLUMN "amount_in_cents" bigint;--> statement-breakpoint
ALTER TABLE "plan_prices" DROP CONSTRAINT "plan_prices_pkey";
--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_pkey" PRIMARY KEY("environment","stripe_price_id");