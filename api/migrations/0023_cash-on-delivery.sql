ALTER TABLE "orders" ADD COLUMN "pays_cash" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_cash_phone" ON "orders" USING btree ("phone") WHERE pays_cash;