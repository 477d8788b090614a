import type { SignedMoney, StatementRow } from '@makola/contract/ledger/ledger.ts'
import { addMinor, writeMajor } from '@makola/money/money.ts'
import { say } from '@makola/words/say.ts'
import { writeLine } from '../../platform/csv-line.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { type OpenStatement, openStatement } from './get-statement.ts'
import { readAllRows } from './read-statement.ts'
import type { Asked } from './statement-period.ts'
import { clockIn, kindWords, type WallClock } from './statement-words.ts'

const t = say('en')

const columns = [
  t('ledger.statement-file.column.date'),
  t('ledger.statement-file.column.time'),
  t('ledger.statement-file.column.kind'),
  t('ledger.statement-file.column.order'),
  t('ledger.statement-file.column.parcel'),
  t('ledger.statement-file.column.item'),
  t('ledger.statement-file.column.quantity'),
  t('ledger.statement-file.column.currency'),
  t('ledger.statement-file.column.gross'),
  t('ledger.statement-file.column.commission'),
  t('ledger.statement-file.column.net'),
  t('ledger.statement-file.column.balance'),
  t('ledger.statement-file.column.note'),
]

/**
 * A statement as a table whose columns can be summed: a sale has a line for each of its lines and one for its delivery, anything
 * else has one. It is streamed.
 * @throws Problem as `openStatement`.
 */
export async function getStatementCsv(
  platform: Platform,
  caller: Caller,
  asked: Asked & { store: string },
): Promise<{ fileName: string; lines: AsyncIterable<string> }> {
  const open = await openStatement(platform, caller, asked)
  const { store, from, to } = open.head
  return { fileName: `${store.slug}-${from}-${to}.csv`, lines: writeTable(platform.database, open) }
}

const rowsInPiece = 250

async function* writeTable(db: Queryable, { head, account }: OpenStatement): AsyncGenerator<string> {
  const clock = clockIn(head.timeZone)
  yield writeLine(columns)
  yield boundary(head.from, t('ledger.statement-file.opening'), head.opening)
  const openingMinor = head.opening.amount
  for await (const rows of readAllRows(db, account, { openingMinor })) {
    // In pieces of a few dozen kilobytes: a piece costs as much to send as a row to write.
    for (let start = 0; start < rows.length; start += rowsInPiece) {
      yield rows
        .slice(start, start + rowsInPiece)
        .map((row) => writeRow(row, clock))
        .join('')
    }
  }
  yield boundary(head.to, t('ledger.statement-file.closing'), head.closing)
}

function boundary(date: string, kind: string, balance: SignedMoney): string {
  return writeLine([date, '', kind, '', '', '', '', balance.currency, '', '', '', writeMajor(balance), ''])
}

type Part = { item: string; quantity: string; gross: SignedMoney; commission: SignedMoney; net: SignedMoney }

/** Each part with the balance after it. */
function writeRow(row: StatementRow, clock: WallClock): string {
  const { date, time } = clock(row.at)
  let balanceMinor = addMinor(row.balance.amount, -row.net.amount)
  const written = partsOf(row).map(({ item, quantity, gross, commission, net }) => {
    balanceMinor = addMinor(balanceMinor, net.amount)
    const { currency } = net
    return writeLine([
      date,
      time,
      kindWords[row.kind],
      row.orderNumber ?? '',
      row.parcel?.number ?? '',
      item,
      quantity,
      currency,
      ...[gross, commission, net, { amount: balanceMinor, currency }].map(writeMajor),
      row.note,
    ])
  })
  return written.join('')
}

function partsOf({ lines, delivery, gross, commission, net }: StatementRow): Part[] {
  if (delivery === null) return [{ item: '', quantity: '', gross, commission, net }]
  const sold = lines.map(({ name, variantTitle, quantity, ...sums }) => ({
    item: [name, variantTitle].filter(Boolean).join(' · '),
    quantity: String(quantity),
    ...sums,
  }))
  if (delivery.amount === 0) return sold
  const nothing = { amount: 0, currency: delivery.currency }
  return [
    ...sold,
    { item: t('ledger.statement-file.delivery'), quantity: '', gross: delivery, commission: nothing, net: delivery },
  ]
}
