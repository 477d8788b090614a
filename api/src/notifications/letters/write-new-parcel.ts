import { formatMinorColumn, type WriteMinor } from '@makola/money/column.ts'
import { say } from '@makola/words/say.ts'
import { html } from 'hono/html'
import { button, frameLetter, type Html, hairline, paragraph, soft } from './letter-frame.ts'
import type { ParcelLetter } from './load-parcel-letter.ts'
import type { Letter } from './send-message.ts'
import type { LetterFrom } from './write-news.ts'

const t = say('en')

/** A store's new parcel: contents, delivery, destination, and its earnings in the store's currency. */
export async function writeNewParcel(from: LetterFrom, parcel: ParcelLetter): Promise<Letter> {
  const { shopName, shopUrl, url } = from
  const { number, storeName: store, itemCount: count, destination } = parcel
  const greeting = parcel.paysCash
    ? t('notifications.letter.new-parcel.cash', { number, count, destination, amount: parcel.paid })
    : t('notifications.letter.new-parcel.paid', { number, count, destination })
  const lineTotals = parcel.lines.map(({ lineStoreMinor }) => lineStoreMinor)
  const write = formatMinorColumn(parcel.currency, [...lineTotals, parcel.deliveryStoreMinor])
  return {
    subject: t('notifications.letter.new-parcel.subject', { number, count, destination }),
    html: await frameLetter({
      shopName,
      shopUrl,
      title: t('notifications.letter.new-parcel.title', { store }),
      preview: greeting,
      body: [
        paragraph(greeting),
        button(url, t('notifications.letter.open-order')),
        contents(parcel, write),
        destinationBlock(parcel),
      ],
      because: { reason: 'helps', store },
    }),
    text: writeText(parcel, { greeting, url, write }),
  }
}

const cell = `padding:10px 0;border-bottom:1px solid ${hairline};vertical-align:top`
const amountCell = `${cell};text-align:right;white-space:nowrap;padding-left:16px`

function contents(parcel: ParcelLetter, write: WriteMinor): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:28px">
${parcel.lines.map(
  (line) => html`<tr><td style="${cell}">${line.quantity} &#215; ${line.name}<br>
<span style="font-size:14px;color:${soft}">${detailsOf(line)}</span></td>
<td style="${amountCell}">${write(line.lineStoreMinor)}</td></tr>`,
)}
<tr><td style="${cell};color:${soft}">${parcel.deliveryName}</td>
<td style="${amountCell};color:${soft}">${deliveryWords(parcel, write)}</td></tr>
<tr style="font-weight:bold"><td style="padding:10px 0">${t('notifications.letter.total')}</td>
<td style="padding:10px 0;text-align:right;white-space:nowrap">${write(parcel.totalStoreMinor)}</td></tr>
</table>`
}

const destinationLabel = ({ isPickup }: ParcelLetter) =>
  t(isPickup ? 'notifications.letter.collected-by' : 'notifications.letter.deliver-to')

function destinationBlock(parcel: ParcelLetter): Html {
  const { addressLines, note } = parcel
  return html`<p style="margin:24px 0 0;font-size:14px;color:${soft}">${destinationLabel(parcel)}</p>
<p style="margin:4px 0 0">${addressLines.map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</p>
${note ? html`<p style="margin:24px 0 0;font-size:14px;color:${soft}">${t('notifications.letter.buyer-says')}</p><p style="margin:4px 0 0">${note}</p>` : ''}`
}

type Told = { greeting: string; url: string; write: WriteMinor }

function writeText(parcel: ParcelLetter, { greeting, url, write }: Told): string {
  const lines = parcel.lines.map(
    (line) => `  ${line.quantity} x ${line.name}, ${detailsOf(line)}: ${write(line.lineStoreMinor)}`,
  )
  return [
    greeting,
    `${t('notifications.letter.open-order')}:\n${url}`,
    [...lines, `  ${parcel.deliveryName}: ${deliveryWords(parcel, write)}`].join('\n'),
    `${t('notifications.letter.total')}: ${write(parcel.totalStoreMinor)}`,
    `${destinationLabel(parcel)}\n${parcel.addressLines.join('\n')}`,
    ...(parcel.note ? [`${t('notifications.letter.buyer-says')}\n${parcel.note}`] : []),
  ].join('\n\n')
}

function detailsOf({ variantTitle, sku }: ParcelLetter['lines'][number]): string {
  return variantTitle === '' ? sku : `${variantTitle}, ${sku}`
}

function deliveryWords({ isDeliveryFree, deliveryStoreMinor }: ParcelLetter, write: WriteMinor): string {
  return isDeliveryFree ? t('notifications.letter.free') : write(deliveryStoreMinor)
}
