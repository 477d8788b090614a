CREATE TABLE "invariant_checks" (
	"invariant" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"violations" integer
);
