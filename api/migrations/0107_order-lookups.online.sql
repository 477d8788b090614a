CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_phone" ON "orders" USING btree ("phone");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_unpaid_network" ON "orders" USING btree ((case when state = 'awaiting_payment' then network end));--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_cash_phone";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_network";
