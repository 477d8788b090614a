import { sql } from 'drizzle-orm'
import type { Invariant } from '../platform/module.ts'

export const invariants: readonly Invariant[] = [
  {
    id: 'messages.first-reply',
    says: 'A conversation that its buyer opened has the store’s first message after that as its first reply',
    query: sql`
      select conversations.id from conversations
      where first_reply_at is distinct from case when first_asked_at is not null then (
        select min(shown_at) from messages where conversation_id = conversations.id
          and side = 'store' and shown_at >= first_asked_at) end`,
  },
  {
    id: 'messages.unread',
    says: 'A side’s oldest unseen message is the other side’s oldest one after what it has read',
    query: sql`
      select conversations.id, reader.side from conversations
      cross join lateral (values
        ('buyer', 'store', buyer_read_at, buyer_unread_since),
        ('store', 'buyer', store_read_at, store_unread_since)) as reader (side, writer, read_at, since)
      where reader.since is distinct from (
        select min(shown_at) from messages where conversation_id = conversations.id
          and side = reader.writer and shown_at > coalesce(reader.read_at, '-infinity'))`,
  },
  {
    id: 'messages.parcel',
    says: 'A conversation belongs to the order and the store of its parcel',
    query: sql`
      select conversations.id from conversations join parcels on parcels.id = parcel_id
      where (conversations.order_id, conversations.store_id) is distinct from (parcels.order_id, parcels.store_id)`,
  },
]
