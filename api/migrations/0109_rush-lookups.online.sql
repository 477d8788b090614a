CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_unpaid_buyer" ON "orders" USING btree ((case when state = 'awaiting_payment' then coalesce(account_id::text, email, phone) end));--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_entries_actor" ON "audit_entries" USING btree ("actor","at" DESC NULLS LAST,"id" DESC NULLS LAST);
