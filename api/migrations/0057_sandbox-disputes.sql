CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"evidence_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "sandbox_disputes_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "sandbox_disputes" ADD CONSTRAINT "sandbox_disputes_reference_sandbox_charges_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."sandbox_charges"("reference") ON DELETE no action ON UPDATE no action;