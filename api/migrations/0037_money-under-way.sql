ALTER TABLE "orders" ADD COLUMN "let_go_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "is_pending" boolean DEFAULT false NOT NULL;