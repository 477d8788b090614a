CREATE TABLE "conversation_blocks" (
	"conversation_id" uuid NOT NULL,
	"by_side" text NOT NULL,
	"account_id" uuid,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_blocks_conversation_id_by_side_pk" PRIMARY KEY("conversation_id","by_side")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parcel_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone,
	"buyer_read_at" timestamp with time zone,
	"store_read_at" timestamp with time zone,
	"buyer_unread_since" timestamp with time zone,
	"store_unread_since" timestamp with time zone,
	"first_asked_at" timestamp with time zone,
	"first_reply_at" timestamp with time zone,
	CONSTRAINT "conversations_parcel_id_unique" UNIQUE("parcel_id"),
	CONSTRAINT "conversations_reply" CHECK ("conversations"."first_reply_at" is null or "conversations"."first_reply_at" >= "conversations"."first_asked_at")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"file_ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone,
	"decided_by" uuid,
	"decision" text,
	"visit_cause" text,
	"visit_reason" text,
	CONSTRAINT "messages_shown" CHECK (("messages"."state" = 'sent') = ("messages"."shown_at" is not null)),
	CONSTRAINT "messages_visit" CHECK (("messages"."side" = 'staff') = ("messages"."visit_cause" is not null))
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"text" text NOT NULL,
	"shown_text" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "questions_answer" CHECK (("questions"."answer" is null) = ("questions"."answered_at" is null) and ("questions"."state" <> 'answered' or "questions"."answer" is not null))
);
--> statement-breakpoint
ALTER TABLE "conversation_blocks" ADD CONSTRAINT "conversation_blocks_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_blocks" ADD CONSTRAINT "conversation_blocks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_answered_by_accounts_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_store" ON "conversations" USING btree ("store_id","last_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversations_unread" ON "conversations" USING btree ("store_id") WHERE store_unread_since is not null;--> statement-breakpoint
CREATE INDEX "conversations_order" ON "conversations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "conversations_asked" ON "conversations" USING btree ("store_id","first_asked_at") WHERE first_asked_at is not null;--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "messages_held" ON "messages" USING btree ("at","id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "questions_product" ON "questions" USING btree ("product_id","asked_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "questions_store" ON "questions" USING btree ("store_id","asked_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "questions_account" ON "questions" USING btree ("account_id","store_id","asked_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "questions_held" ON "questions" USING btree ("asked_at","id") WHERE state = 'held';