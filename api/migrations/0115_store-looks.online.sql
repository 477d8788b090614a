CREATE INDEX CONCURRENTLY IF NOT EXISTS "stores_look_read" ON "stores" USING btree ("look_read");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stores_look_seen" ON "stores" USING btree ("look_seen");--> statement-breakpoint
-- Names whose looks the worker still has to keep: those from before, and those that a program from before writes beside the new one.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "stores_other_looks" ON "stores" USING btree ("id") WHERE look_name is distinct from name;