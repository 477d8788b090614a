create index concurrently if not exists email_codes_account on email_codes (account_id);--> statement-breakpoint
alter table email_codes validate constraint email_codes_account_id_accounts_id_fk;
