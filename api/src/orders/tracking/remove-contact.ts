import type { OrderAddress } from '@makola/contract/orders/orders.ts'
import { say } from '@makola/words/say.ts'
import { inArray, sql } from 'drizzle-orm'
import { forgetPayers } from '../../payments/personal-data.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { orders } from '../tables.ts'

const t = say('en')

/** An address without a person: where the goods went stays for the books, as far as the town. */
export function withoutPerson({ city, region, countryCode }: OrderAddress) {
  const town = { ...(city !== undefined && { city }), ...(region !== undefined && { region }) }
  return { name: t('orders.contact-removed'), line1: '', ...town, countryCode }
}

/** Takes buyers out of orders: contact, name, street, note. Amounts, lines and the town stay. */
export async function removeContacts(tx: Transaction, orderIds: string[], now: Date): Promise<void> {
  const rows = await tx
    .select({ id: orders.id, address: orders.address })
    .from(orders)
    .where(inArray(orders.id, orderIds))
  const kept = rows.map(({ id, address }) => ({ id, address: withoutPerson(address) }))
  await tx
    .update(orders)
    .set({
      ...{ email: null, phone: null, note: null, network: null, contactRemovedAt: now },
      address: sql`(select address from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept (id uuid, address jsonb)
        where kept.id = ${orders.id})`,
    })
    .where(inArray(orders.id, orderIds))
  await forgetPayers(tx, orderIds)
}
