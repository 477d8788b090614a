ALTER TABLE "orders" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "orders_network" ON "orders" USING btree ("network","placed_at");