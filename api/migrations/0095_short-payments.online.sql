CREATE INDEX CONCURRENTLY IF NOT EXISTS "payments_short" ON "payments" USING btree ("settled_at","currency","shortfall_minor") WHERE shortfall_minor > 0;--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_shortfall";--> statement-breakpoint
ALTER TABLE "payments" VALIDATE CONSTRAINT "payments_paid";