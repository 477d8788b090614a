CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_entries_action" ON "audit_entries" USING btree ("action","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_entries_store_action" ON "audit_entries" USING btree ("store_id","action","at" DESC NULLS LAST,"id" DESC NULLS LAST);
