import { sql } from 'drizzle-orm'
import { workedUntil } from '../platform/messaging/worked-until.ts'
import type { Invariant } from '../platform/module.ts'
import type { RetentionRule } from '../platform/privacy/personal-data.ts'

export const invariants: readonly Invariant[] = [
  {
    id: 'privacy.erased-people',
    says: 'Of an erased account nothing is left that names its person or signs in',
    query: sql`
      select id from accounts where erased_at is not null and (
        email <> id || '@erased.invalid' or name <> '' or password_hash is not null
        or exists (select from sessions where account_id = accounts.id)
        or exists (select from passkeys where account_id = accounts.id)
        or exists (select from staff where account_id = accounts.id)
        or exists (select from notifications where account_id = accounts.id)
        or exists (select from orders where account_id = accounts.id and removal_asked_at is null))
      union all
      select id from erasures where state = 'done'
        and not exists (select from accounts where accounts.id = account_id and erased_at is not null)`,
  },
  {
    id: 'privacy.erasures-due',
    says: 'A person is forgotten within a day after the time to undo it',
    query: sql`select id from erasures where state = 'waiting' and due_at < ${workedUntil} - interval '1 day'`,
  },
  {
    id: 'privacy.guest-links',
    says: 'An address that asked for a link without an account is deleted with the link, within a day after its end',
    query: sql`select id from guest_links where asked_at < ${workedUntil} - interval '2 days'`,
  },
]

/** Two nights may fail. */
const graceDays = 2

export const retentionInvariants = (rules: readonly RetentionRule[]): Invariant[] =>
  rules.map(({ key, days, old }) => ({
    id: `privacy.kept.${key}`,
    says: `Nothing is kept longer than its rule and ${graceDays} days: ${key}`,
    query: old(sql`${workedUntil} - make_interval(days => ${graceDays} + coalesce(
      (select days from retention_rules where key = ${key}), ${days}::int))`),
  }))
