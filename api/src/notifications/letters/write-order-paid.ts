import { formatAddress } from '@makola/countries/format-address.ts'
import { formatMoney } from '@makola/money/format.ts'
import { html } from 'hono/html'
import { button, frameLetter, type Html, hairline, paragraph, serif, soft } from './letter-frame.ts'
import type { LetterParcel, OrderLetter } from './load-order-letter.ts'
import type { Letter } from './send-message.ts'

/** The confirmation: goods and stores, arrival, destination, and the amount paid or due in cash, in the order's currency. */
export async function writeOrderPaid(order: OrderLetter): Promise<Letter> {
  const title = order.paysCash ? 'Thank you, it is on its way' : 'Thank you, it is paid'
  const greeting = `Hello ${order.address.name}, your order ${order.number} is ${howPaid(order)}. ${whoPacks(order.parcels)}`
  const body = [
    paragraph(greeting),
    button(order.trackingUrl, 'Track your order'),
    ...order.parcels.map((parcel) => parcelTable(parcel, order)),
    totalsTable(order),
    addressBlock(order),
  ]
  const { shopName, shopUrl } = order
  return {
    subject: `Your ${shopName} order ${order.number} is ${order.paysCash ? 'placed: you pay in cash' : 'paid'}`,
    html: await frameLetter({ shopName, shopUrl, title, preview: greeting, body }),
    text: writeText(order, greeting),
  }
}

function howPaid({ paysCash, totalMinor, currency, parcels }: OrderLetter): string {
  if (!paysCash) return 'paid'
  const total = formatMoney({ amount: totalMinor, currency })
  if (parcels.length === 1) return `placed. Pay ${total} in cash on delivery`
  return `placed. Pay ${total} in cash on delivery, each parcel when it comes`
}

function whoPacks(parcels: readonly LetterParcel[]): string {
  if (parcels.length === 1) return `${parcels[0]?.storeName} is packing it now.`
  return `It comes in ${parcels.length} parcels, one from each store, and each may arrive on its own day.`
}

const cashLabel = 'To pay in cash when it comes'
const cell = `padding:10px 0;border-bottom:1px solid ${hairline};vertical-align:top`
const amountCell = `${cell};text-align:right;white-space:nowrap;padding-left:16px`

function parcelTable(parcel: LetterParcel, { currency, paysCash }: OrderLetter): Html {
  const money = (amount: number) => formatMoney({ amount, currency })
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:28px">
<tr><td colspan="2" style="padding-bottom:6px"><span style="${serif};font-size:20px;font-weight:bold">${parcel.storeName}</span><br>
<span style="font-size:14px;color:${soft}">${parcel.deliveryName}, expected ${parcel.estimate}</span></td></tr>
${parcel.lines.map(
  (line) => html`<tr><td style="${cell}">${line.quantity} × ${line.name}${variantNote(line.variantTitle)}</td>
<td style="${amountCell}">${money(line.lineMinor)}</td></tr>`,
)}
<tr><td style="${cell};color:${soft}">Delivery</td>
<td style="${amountCell};color:${soft}">${deliveryWords(parcel, currency)}</td></tr>
${paysCash ? html`<tr><td style="${cell}">${cashLabel}</td><td style="${amountCell}">${money(parcel.totalMinor)}</td></tr>` : ''}
</table>`
}

function variantNote(title: string): Html | '' {
  return title && html`<br><span style="font-size:14px;color:${soft}">${title}</span>`
}

function deliveryWords({ deliveryMinor }: LetterParcel, currency: string): string {
  return deliveryMinor === 0 ? 'Free' : formatMoney({ amount: deliveryMinor, currency })
}

function totalsTable(order: OrderLetter): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:24px">
${sums(order).map(
  (
    [label, amount],
    index,
    all,
  ) => html`<tr style="${index === all.length - 1 ? `${serif};font-size:22px;font-weight:bold` : ''}">
<td style="padding:4px 0">${label}</td><td style="padding:4px 0;text-align:right;white-space:nowrap">${amount}</td></tr>`,
)}
</table>`
}

function sums({
  currency,
  itemsMinor,
  deliveryMinor,
  discountMinor,
  totalMinor,
  paysCash,
}: OrderLetter): [string, string][] {
  const money = (amount: number) => formatMoney({ amount, currency })
  return [
    ['Items', money(itemsMinor)],
    ['Delivery', deliveryMinor === 0 ? 'Free' : money(deliveryMinor)],
    ...(discountMinor > 0 ? [['Discount', money(-discountMinor)] as [string, string]] : []),
    [paysCash ? 'To pay in cash' : 'Total paid', money(totalMinor)],
  ]
}

function addressBlock({ address }: OrderLetter): Html {
  return html`<p style="margin:24px 0 0;font-size:14px;color:${soft}">Delivering to</p>
<p style="margin:4px 0 0">${formatAddress(address).map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</p>`
}

function writeText(order: OrderLetter, greeting: string): string {
  const money = (amount: number) => formatMoney({ amount, currency: order.currency })
  const parcelText = (parcel: LetterParcel) =>
    [
      parcel.storeName.toUpperCase(),
      `${parcel.deliveryName}, expected ${parcel.estimate}`,
      ...parcel.lines.map(
        (line) =>
          `  ${line.quantity} x ${line.name}${line.variantTitle && ` (${line.variantTitle})`}: ${money(line.lineMinor)}`,
      ),
      `  Delivery: ${deliveryWords(parcel, order.currency)}`,
      ...(order.paysCash ? [`  ${cashLabel}: ${money(parcel.totalMinor)}`] : []),
    ].join('\n')
  return [
    greeting,
    `Track your order:\n${order.trackingUrl}`,
    ...order.parcels.map(parcelText),
    sums(order)
      .map(([label, amount]) => `${label}: ${amount}`)
      .join('\n'),
    `Delivering to\n${formatAddress(order.address).join('\n')}`,
  ].join('\n\n')
}
