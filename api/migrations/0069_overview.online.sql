create index concurrently if not exists carried_days_day on carried_days (day);--> statement-breakpoint
create index concurrently if not exists payment_attempts_failed on payment_attempts (closed_at) where state = 'failed';--> statement-breakpoint
create index concurrently if not exists payment_facts_captured on payment_facts (at, currency, amount_minor) where is_capture;--> statement-breakpoint
create index concurrently if not exists refunds_succeeded on refunds (closed_at, currency, amount_minor) where state = 'succeeded';--> statement-breakpoint
create index concurrently if not exists refunds_unsettled on refunds (requested_at) where state in ('needs_attention', 'failed');
