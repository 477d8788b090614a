import { formatAddress } from '@makola/countries/format-address.ts'
import { formatMinorColumn, type WriteMinor } from '@makola/money/column.ts'
import { say } from '@makola/words/say.ts'
import { html } from 'hono/html'
import { button, display, frameLetter, type Html, hairline, paragraph, soft } from './letter-frame.ts'
import type { LetterParcel, OrderLetter } from './load-order-letter.ts'
import type { Letter } from './send-message.ts'

const t = say('en')

/** The confirmation: goods and stores, arrival, destination, and the amount paid or due in cash, in the order's currency. */
export async function writeOrderPaid(order: OrderLetter): Promise<Letter> {
  const { shopName, shopUrl, number } = order
  const cash = order.paysCash ? 'yes' : 'no'
  const title = t('notifications.letter.paid.title', { cash })
  const greeting = t('notifications.letter.paid.what', {
    name: order.address.name,
    number,
    cash,
    total: { amount: order.totalMinor, currency: order.currency },
    parcels: order.parcels.length,
    pickup: isDelivered(order) ? 'no' : 'yes',
    store: order.parcels[0]?.storeName ?? '',
  })
  const parts = order.parcels.flatMap(({ lines, deliveryMinor }) => [
    ...lines.map(({ lineMinor }) => lineMinor),
    deliveryMinor,
  ])
  const write = formatMinorColumn(order.currency, parts)
  const body = [
    paragraph(greeting),
    button(order.trackingUrl, t('notifications.letter.track-order')),
    ...order.parcels.map((parcel) => parcelTable(parcel, order.paysCash, write)),
    totalsTable(order, write),
    ...(isDelivered(order) ? [addressBlock(order)] : []),
  ]
  return {
    subject: t('notifications.letter.paid.subject', { shopName, number, cash }),
    html: await frameLetter({ shopName, shopUrl, title, preview: greeting, body }),
    text: writeText(order, greeting, write),
  }
}

const cashLabel = ({ pickup }: LetterParcel) =>
  t('notifications.letter.paid.cash-of-parcel', { pickup: pickup ? 'yes' : 'no' })
const cell = `padding:10px 0;border-bottom:1px solid ${hairline};vertical-align:top`
const amountCell = `${cell};text-align:right;white-space:nowrap;padding-left:16px`

function parcelTable(parcel: LetterParcel, paysCash: boolean, write: WriteMinor): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:28px">
<tr><td colspan="2" style="padding-bottom:6px"><span style="${display};font-size:20px">${parcel.storeName}</span><br>
${arrival(parcel).map((line, index) => html`${index > 0 ? html`<br>` : ''}<span style="font-size:14px;color:${soft}">${line}</span>`)}</td></tr>
${parcel.lines.map(
  (line) => html`<tr><td style="${cell}">${line.quantity} &#215; ${line.name}${variantNote(line.variantTitle)}</td>
<td style="${amountCell}">${write(line.lineMinor)}</td></tr>`,
)}
<tr><td style="${cell};color:${soft}">${t('notifications.letter.delivery')}</td>
<td style="${amountCell};color:${soft}">${deliveryWords(parcel, write)}</td></tr>
${paysCash ? html`<tr><td style="${cell}">${cashLabel(parcel)}</td><td style="${amountCell}">${write(parcel.totalMinor)}</td></tr>` : ''}
</table>`
}

/** When it comes; of a parcel that the buyer picks up, when it is ready and where. */
function arrival({ deliveryName: delivery, estimate, pickup }: LetterParcel): string[] {
  if (!pickup) return [t('notifications.letter.paid.arrives', { delivery, estimate })]
  const { address } = pickup
  return [
    t('notifications.letter.paid.ready', { delivery, estimate }),
    address === null
      ? t('notifications.letter.paid.pick-up-later')
      : t('notifications.letter.paid.pick-up', { address }),
  ]
}

function variantNote(title: string): Html | '' {
  return title && html`<br><span style="font-size:14px;color:${soft}">${title}</span>`
}

function deliveryWords({ deliveryMinor }: Pick<LetterParcel, 'deliveryMinor'>, write: WriteMinor): string {
  return deliveryMinor === 0 ? t('notifications.letter.free') : write(deliveryMinor)
}

function totalsTable(order: OrderLetter, write: WriteMinor): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:24px">
${sums(order, write).map(
  ([label, amount], index, all) => html`<tr style="${index === all.length - 1 ? `${display};font-size:22px` : ''}">
<td style="padding:4px 0">${label}</td><td style="padding:4px 0;text-align:right;white-space:nowrap">${amount}</td></tr>`,
)}
</table>`
}

function sums(order: OrderLetter, write: WriteMinor): [string, string][] {
  const { itemsMinor, totalMinor, paysCash } = order
  return [
    [t('notifications.letter.paid.items'), write(itemsMinor)],
    [t('notifications.letter.delivery'), deliveryWords(order, write)],
    [t('notifications.letter.paid.sum', { cash: paysCash ? 'yes' : 'no' }), write(totalMinor)],
  ]
}

/** An order that is picked up from all its stores goes to no address. */
const isDelivered = ({ parcels }: OrderLetter) => parcels.some(({ pickup }) => pickup === null)

function addressBlock({ address }: OrderLetter): Html {
  return html`<p style="margin:24px 0 0;font-size:14px;color:${soft}">${t('notifications.letter.paid.address')}</p>
<p style="margin:4px 0 0">${formatAddress(address).map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</p>`
}

function writeText(order: OrderLetter, greeting: string, write: WriteMinor): string {
  const parcelText = (parcel: LetterParcel) =>
    [
      parcel.storeName.toUpperCase(),
      ...arrival(parcel),
      ...parcel.lines.map(
        (line) =>
          `  ${line.quantity} x ${line.name}${line.variantTitle && ` (${line.variantTitle})`}: ${write(line.lineMinor)}`,
      ),
      `  ${t('notifications.letter.delivery')}: ${deliveryWords(parcel, write)}`,
      ...(order.paysCash ? [`  ${cashLabel(parcel)}: ${write(parcel.totalMinor)}`] : []),
    ].join('\n')
  return [
    greeting,
    `${t('notifications.letter.track-order')}:\n${order.trackingUrl}`,
    ...order.parcels.map(parcelText),
    sums(order, write)
      .map(([label, amount]) => `${label}: ${amount}`)
      .join('\n'),
    ...(isDelivered(order)
      ? [`${t('notifications.letter.paid.address')}\n${formatAddress(order.address).join('\n')}`]
      : []),
  ].join('\n\n')
}
