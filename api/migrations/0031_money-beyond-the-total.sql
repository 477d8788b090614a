CREATE INDEX "payments_surplus" ON "payments" USING btree ("order_id") WHERE captured_minor > amount_minor;--> statement-breakpoint
-- Until now an order that was honoured kept what came beyond its total without a decision.
UPDATE "orders" SET "decision" = NULL FROM "payments"
WHERE "payments"."order_id" = "orders"."id" AND "captured_minor" > "amount_minor" AND "decision" = 'attach'
  AND NOT EXISTS (
    SELECT FROM "refunds"
    JOIN "payment_facts" ON "payment_facts"."id" = "refunds"."fact_id" AND "payment_facts"."is_capture"
    LEFT JOIN "parcel_refunds" ON "parcel_refunds"."refund_id" = "refunds"."id"
    WHERE "refunds"."payment_id" = "payments"."id" AND "parcel_refunds"."refund_id" IS NULL);
