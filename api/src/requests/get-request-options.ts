import { type RequestOption, type RequestOptions, requestKind } from '@makola/contract/requests/requests.ts'
import { presentPicture } from '../media/pictures/present-picture.ts'
import type { orders } from '../orders/tables.ts'
import { findTrackedOrder } from '../orders/tracking/find-tracked-order.ts'
import type { Platform } from '../platform/platform.ts'
import { type Askable, readAskable } from './read-askable.ts'
import { openingOf, ruleFor } from './request-rules.ts'

type Order = typeof orders.$inferSelect

/**
 * Lists the kinds that the buyer of an order may ask for now, parcel by parcel, with their consequences.
 * @throws Problem `not-found` (404).
 */
export async function getRequestOptions(platform: Platform, token: string): Promise<RequestOptions> {
  const { database, clock, config } = platform
  const order = await findTrackedOrder(database, token)
  const askable = await readAskable(database, order, clock.now())
  return {
    parcels: askable.map((each) => ({
      parcelId: each.parcel.id,
      number: each.parcel.number,
      storeName: each.storeName,
      isPaid: each.opened.isPaid && !(order.paysCash && each.opened.deliveredAt === null),
      lines: each.lines.map(({ line, picture, left }) => ({
        lineId: line.id,
        name: line.name,
        variantTitle: line.variantTitle,
        picture: picture && presentPicture(picture, config.mediaUrl),
        left,
        unitPrice: { amount: line.unitMinor, currency: order.currency },
      })),
      options: requestKind.options.map((kind) => optionOf(order, each, kind)),
    })),
  }
}

function optionOf(order: Order, askable: Askable, kind: RequestOption['kind']): RequestOption {
  const { opened, lines } = askable
  const { closed, opensAt, closesAt, basis, days, isWithdrawal } = openingOf(kind, opened)
  const worthMinor = lines.reduce((sum, { line, left }) => sum + line.unitMinor * left, 0)
  const { answer } = ruleFor(situationOf(order, askable, { kind, worthMinor }))
  const why = closed ?? (lines.every(({ left }) => left === 0) ? 'nothing-left' : null)
  return {
    kind,
    isOpen: why === null,
    closed: why,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt,
    basis,
    days,
    isWithdrawal,
    isImmediate: answer === null,
    answerHours: answer?.hours ?? null,
    silence: answer?.silence ?? null,
  }
}

/** The facts that decide about the rule of a request that is opened now. */
export function situationOf(
  order: Order,
  { opened }: Askable,
  { kind, worthMinor }: { kind: RequestOption['kind']; worthMinor: number },
) {
  const paidAt = order.paidAt ?? opened.now
  return {
    kind,
    parcelState: opened.parcelState,
    isPaid: opened.isPaid,
    secondsSincePaid: (opened.now.getTime() - paidAt.getTime()) / 1000,
    worthMinor,
    currency: order.currency,
    rateSnapshot: order.rateSnapshot,
  }
}
