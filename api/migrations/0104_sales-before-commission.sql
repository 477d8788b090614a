-- The sales of a day, which count towards a selling limit, had the commission taken off twice. They are few rows: one for each store and
-- day. The lock keeps carriers of the books away, so that no sale is counted between the two statements. A day to which a program of
-- the former release still adds is put right by its next sale: the carrier notes whole days now.
SELECT pg_advisory_xact_lock(720914);--> statement-breakpoint
-- safe many-rows: one short row for each store and day
DELETE FROM "store_sales_days";--> statement-breakpoint
INSERT INTO "store_sales_days" ("store_id", "currency", "day", "minor")
SELECT store_id, carried_days.currency, day, net_minor - commission_minor
FROM carried_days JOIN stores ON stores.id = store_id
WHERE kind = 'sale' AND net_minor - commission_minor > 0;
