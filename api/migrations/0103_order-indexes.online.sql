CREATE INDEX CONCURRENTLY IF NOT EXISTS "carts_token" ON "carts" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_expired" ON "orders" USING btree ("closed_at") WHERE state = 'expired';
