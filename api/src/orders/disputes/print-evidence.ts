import type { LegalPageName } from '@makola/contract/shop/shop.ts'
import { formatMoney } from '@makola/money/format.ts'
import type { Key } from '@makola/words/messages.ts'
import { say } from '@makola/words/say.ts'
import { registerFonts } from '../../ledger/statements/print-statement.ts'
import { printable } from '../../ledger/statements/printable.ts'
import type { Platform } from '../../platform/platform.ts'
import type { EvidenceFacts } from './gather-evidence.ts'
import { placeOf } from './handover.ts'

const t = say('en')

const texts = {
  terms: 'orders.evidence.terms',
  returns: 'orders.evidence.returns',
  privacy: 'orders.evidence.privacy',
} as const satisfies Record<LegalPageName, Key>

/** Prints what the shop knows about a disputed order, on A4, for a bank. */
export async function printEvidence(
  platform: Platform,
  { order, parcels, lines, events, dispute, accepted, summary }: EvidenceFacts & { summary: string },
): Promise<Uint8Array> {
  const { default: PDFDocument } = await import('pdfkit')
  const { shopName } = platform.config
  const info = { Title: t('orders.evidence.title', { number: order.number }), Author: shopName }
  const doc = new PDFDocument({ size: 'A4', margin: 48, lang: 'en', displayTitle: true, info })
  registerFonts(doc)
  const write = (weight: 'bold' | 'regular', size: number, text: string) => {
    const printed = printable(text)
    const standard = weight === 'bold' ? 'Helvetica-Bold' : 'Helvetica'
    doc
      .font(printed.isStandard ? standard : weight)
      .fontSize(size)
      .text(printed.text)
  }
  const money = (amount: number) => formatMoney({ amount, currency: order.currency })
  const at = (moment: Date) => t('orders.evidence.at', { moment: moment.toISOString().slice(0, 16).replace('T', ' ') })
  const head = (text: string) => {
    doc.moveDown(1)
    write('bold', 12, text)
  }
  write('bold', 16, info.Title)
  write('regular', 10, `${shopName} · ${dispute.providerDisputeId} · ${dispute.reason}`)
  doc.moveDown(0.5)
  write('regular', 11, summary)
  head(t('orders.evidence.order'))
  write('regular', 10, [order.address.name, order.email, order.phone].filter(Boolean).join(' · '))
  write('regular', 10, placeOf({ order, parcels }))
  write('regular', 10, `${at(order.placedAt)} · ${money(order.totalMinor)}`)
  for (const { parcel, storeName } of parcels) {
    head(`${parcel.number} · ${storeName}`)
    for (const { name: item, variantTitle, quantity, lineMinor } of lines.filter(
      (line) => line.parcelId === parcel.id,
    )) {
      write('regular', 10, `${quantity} × ${[item, variantTitle].filter(Boolean).join(', ')} · ${money(lineMinor)}`)
    }
    write('regular', 10, `${parcel.deliveryName} · ${money(parcel.deliveryMinor)}`)
    const tracking = [parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' ')
    if (tracking) write('regular', 10, tracking)
  }
  if (accepted.length > 0) head(t('orders.evidence.accepted'))
  for (const { kind, version, at: since, url } of accepted)
    write('regular', 10, t('orders.evidence.version', { text: t(texts[kind]), version, since: at(since), url }))
  head(t('orders.evidence.timeline'))
  for (const { at: moment, kind, text } of events)
    write('regular', 10, `${at(moment)} · ${[kind, text].filter(Boolean).join(': ')}`)
  doc.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of doc) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
