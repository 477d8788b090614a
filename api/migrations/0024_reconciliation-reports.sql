CREATE TABLE "reconciliation_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"opened_from" timestamp with time zone NOT NULL,
	"opened_until" timestamp with time zone NOT NULL,
	"matched" integer NOT NULL,
	"finds" jsonb NOT NULL,
	"failure" text
);
