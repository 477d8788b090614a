import { formatAddress } from '@makola/countries/format-address.ts'
import { timeZoneOf } from '@makola/countries/time-zones.ts'
import { addMinor, writeMajor } from '@makola/money/money.ts'
import { say } from '@makola/words/say.ts'
import { clockIn, type WallClock } from '../../ledger/statements/statement-words.ts'
import { writeLine } from '../../platform/csv-line.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { countRefundedUnits, isRefunded } from '../refunds/read-parcel-refunds.ts'
import { readParcels, type WholeParcel } from './read-parcels.ts'

const t = say('en')

const columns = [
  t('orders.export.column.parcel'),
  t('orders.export.column.state'),
  t('orders.export.column.date'),
  t('orders.export.column.time'),
  t('orders.export.column.buyer'),
  t('orders.export.column.phone'),
  t('orders.export.column.email'),
  t('orders.export.column.address'),
  t('orders.export.column.items'),
  t('orders.export.column.units'),
  t('orders.export.column.refunded'),
  t('orders.export.column.currency'),
  t('orders.export.column.total'),
  t('orders.export.column.store-currency'),
  t('orders.export.column.store-total'),
  t('orders.export.column.carrier'),
  t('orders.export.column.tracking'),
]

const parcelsAtOnce = 500

/**
 * Parcels of a store as a table, a line each, in the order asked for, streamed. Those that the store does not have are left out.
 * @throws Problem `not-found` (404) for the store.
 */
export async function exportParcels(
  db: Queryable,
  caller: Caller,
  { store: idOrSlug, ids }: { store: string; ids: readonly string[] },
): Promise<{ fileName: string; lines: AsyncIterable<string> }> {
  const store = await findOwnStore(db, caller, idOrSlug, 'orders.read')
  const clock = clockIn(timeZoneOf(store.countryCode))
  return { fileName: `${store.slug}-orders.csv`, lines: writeTable(db, { storeId: store.id, ids, clock }) }
}

type Asked = { storeId: string; ids: readonly string[]; clock: WallClock }

async function* writeTable(db: Queryable, { storeId, ids, clock }: Asked): AsyncGenerator<string> {
  yield writeLine(columns)
  for (let start = 0; start < ids.length; start += parcelsAtOnce) {
    const some = ids.slice(start, start + parcelsAtOnce)
    const found = await readParcels(db, { storeId, ids: some })
    yield some
      .flatMap((id) => found.get(id) ?? [])
      .map((whole) => writeParcel(whole, clock))
      .join('')
  }
}

function writeParcel({ parcel, order, lines, refunds }: WholeParcel, clock: WallClock): string {
  const isAllBack = isRefunded(parcel, refunds, lines)
  const refunded = countRefundedUnits(refunds, { lines, isAllBack })
  const goes = lines.map((line) => ({ ...line, units: line.quantity - (refunded.get(line.id) ?? 0) }))
  const { date, time } = clock(order.placedAt.toISOString())
  const total = { amount: addMinor(parcel.itemsMinor, parcel.deliveryMinor), currency: order.currency }
  const storeTotal = {
    amount: addMinor(parcel.itemsStoreMinor, parcel.deliveryStoreMinor),
    currency: parcel.storeCurrency,
  }
  return writeLine([
    parcel.number,
    parcel.state,
    date,
    time,
    order.address.name,
    order.phone ?? '',
    order.email ?? '',
    formatAddress(order.address).join(', '),
    goes
      .map(({ units, name, variantTitle }) => `${units} × ${[name, variantTitle].filter(Boolean).join(', ')}`)
      .join('; '),
    String(goes.reduce((sum, { units }) => sum + units, 0)),
    String([...refunded.values()].reduce((sum, units) => sum + units, 0)),
    total.currency,
    writeMajor(total),
    storeTotal.currency,
    writeMajor(storeTotal),
    parcel.carrier ?? '',
    parcel.trackingNumber ?? '',
  ])
}
