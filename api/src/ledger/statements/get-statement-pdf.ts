import { setImmediate as nextTurn } from 'node:timers/promises'
import { say } from '@makola/words/say.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { refuseField } from '../../platform/problem.ts'
import { openStatement } from './get-statement.ts'
import { printColumns, printFeet, printHead, printRow, registerFonts } from './print-statement.ts'
import { readAllRows } from './read-statement.ts'
import type { Asked } from './statement-period.ts'
import { clockIn } from './statement-words.ts'

const t = say('en')

/** The limit of pages, which wait in memory. */
const mostRows = 5000

/**
 * A statement to print, on A4.
 * @throws Problem as `openStatement`; `validation-failed` (422) for a period with too many rows.
 */
export async function getStatementPdf(
  platform: Platform,
  caller: Caller,
  asked: Asked & { store: string },
): Promise<{ fileName: string; bytes: AsyncIterable<Uint8Array> }> {
  const { head, account } = await openStatement(platform, caller, asked)
  if (head.totals.reduce((sum, { count }) => sum + count, 0) > mostRows) {
    throw refuseField({ parameter: 'to' }, 'ledger.too-many-rows', { most: mostRows })
  }
  // Loaded with the first printed statement: most processes never need it.
  const { default: PDFDocument } = await import('pdfkit')
  const { shopName } = platform.config
  const title = t('ledger.statement-file.document', { store: head.store.name, from: head.from, to: head.to })
  const info = { Title: title, Author: shopName, CreationDate: platform.clock.now() }
  const doc = new PDFDocument({ size: 'A4', margin: 48, bufferPages: true, lang: 'en', displayTitle: true, info })
  registerFonts(doc)
  printHead(doc, { shopName, head })
  printColumns(doc)
  const clock = clockIn(head.timeZone)
  const openingMinor = head.opening.amount
  // A long statement yields to others between its pages.
  for await (const rows of readAllRows(platform.database, account, { openingMinor })) {
    for (const row of rows) if (printRow(doc, row, clock)) await nextTurn()
  }
  for (const _ of printFeet(doc, { shopName, head })) await nextTurn()
  doc.end()
  return { fileName: `${head.store.slug}-${head.from}-${head.to}.pdf`, bytes: doc }
}
