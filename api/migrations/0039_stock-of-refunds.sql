ALTER TABLE "stock_movements" ADD COLUMN "order_number" text;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_refund_once" ON "stock_movements" USING btree ("refund_id","variant_id") WHERE refund_id is not null;