-- A selling limit counts what was sold and stayed sold: each day of sales keeps what of them was refunded since. The lock keeps carriers of
-- the books away, so that no refund is counted twice. The postings are read before the table is locked, which quotes of carts read.
-- A refund that a program of the former release still carries is missing: `verify` names its day, and the runbook how to carry a store anew.
SELECT pg_advisory_xact_lock(720914);--> statement-breakpoint
CREATE TEMPORARY TABLE refunds_before ON COMMIT DROP AS
SELECT posted.store_id, ledger_entries.currency, (sale.at AT TIME ZONE 'UTC')::date AS day, sum(ledger_entries.minor) AS minor
FROM ledger_postings AS posted
JOIN LATERAL (
	SELECT at FROM ledger_postings WHERE parcel_id = posted.parcel_id AND kind = 'sale' LIMIT 1) AS sale ON true
JOIN ledger_entries ON posting_id = posted.id AND account IN ('seller', 'commission')
WHERE posted.kind IN ('refund', 'refund-failed')
	AND NOT EXISTS (SELECT FROM uncarried_postings WHERE uncarried_postings.posting_id = posted.id)
GROUP BY 1, 2, 3;--> statement-breakpoint
ALTER TABLE "store_sales_days" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO "store_sales_days" ("store_id", "currency", "day", "minor", "refunded_minor")
SELECT store_id, currency, day, 0, minor FROM refunds_before
ON CONFLICT ("store_id", "currency", "day") DO UPDATE SET "refunded_minor" = excluded."refunded_minor";
