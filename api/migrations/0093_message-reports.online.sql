CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "reports_once_each" ON "reports" (coalesce(product_id, store_id), "reporter") WHERE state = 'open' and message_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "reports_message" ON "reports" ("message_id") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT IF EXISTS "reports_once";--> statement-breakpoint
ALTER TABLE "reports" VALIDATE CONSTRAINT "reports_message_id_messages_id_fk";
