DROP INDEX "audit_entries_store";--> statement-breakpoint
CREATE INDEX "audit_entries_store_at" ON "audit_entries" USING btree ("store_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);