import { sql } from 'drizzle-orm'
import { workedUntil } from '../platform/messaging/worked-until.ts'
import type { Invariant } from '../platform/module.ts'

export const invariants: readonly Invariant[] = [
  {
    id: 'notifications.paid-orders-told',
    says: 'Whoever left an email address hears within an hour that the order is paid, and nobody else does',
    query: sql`
      select orders.number from orders
      where state = 'paid' and email is not null and paid_at between ${workedUntil} - interval '1 day' and ${workedUntil} - interval '1 hour'
        and not exists (select from sent_messages where key = 'order-paid:' || orders.id)
      union all
      select orders.number from sent_messages
      join orders on sent_messages.key = 'order-paid:' || orders.id
      where orders.paid_at is null or (sent_messages.recipient <> ''
        and orders.contact_removed_at is null and orders.email is distinct from sent_messages.recipient)`,
  },
]
