import { type BuyerRequest, requestReason } from '@makola/contract/requests/requests.ts'
import type { RequestRow as Row, StoreRequest } from '@makola/contract/requests/store-requests.ts'
import { presentPicture } from '../media/pictures/present-picture.ts'
import { roleOfStaffMay } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { mayInStore, type RoleInStore } from '../stores/require-permission.ts'
import type { RequestDetails } from './read-requests.ts'
import { actPermissions, buyerActs, storeActs } from './request-acts.ts'
import { isWithdrawal } from './request-rules.ts'
import type { SentInstead } from './tables.ts'

type Shop = Pick<Platform, 'config'>

export function presentForBuyer(platform: Shop, details: RequestDetails): BuyerRequest {
  return { ...presentRequest(platform, details), acts: buyerActs(details.request) }
}

export function presentForStore(platform: Shop, details: RequestDetails, role: RoleInStore): StoreRequest {
  const { request } = details
  return {
    ...presentRequest(platform, details),
    buyerName: details.buyerName,
    openedBy: request.openedBy,
    window: { ...request.window, isWithdrawal: isWithdrawal(request.window) },
    acts: storeActs(request).map((act) => ({
      act,
      isAllowed: actPermissions[act].every((permission) => mayInStore(role, permission)),
    })),
    canDecide: request.state === 'escalated' && role.staff !== null && roleOfStaffMay(role.staff, 'requests.write'),
  }
}

/** A row of a list. */
export function presentRow(details: RequestDetails): Row {
  return {
    ...summaryOf(details),
    buyerName: details.buyerName,
    itemCount: details.lines.reduce((sum, { line }) => sum + line.quantity, 0),
  }
}

function presentRequest({ config }: Shop, details: RequestDetails): Omit<BuyerRequest, 'acts'> {
  const { request, refund } = details
  const { currency } = request
  return {
    ...summaryOf(details),
    lines: details.lines.map(({ line, bought, picture }) => ({
      lineId: bought.id,
      name: bought.name,
      variantTitle: bought.variantTitle,
      picture: picture && presentPicture(picture, config.mediaUrl),
      quantity: line.quantity,
      unitPrice: { amount: bought.unitMinor, currency },
      condition: line.condition,
      restockedQuantity: line.restocked,
    })),
    text: request.text,
    pictures: request.pictureIds,
    offer: request.partMinor === null ? null : { amount: request.partMinor, currency },
    needsGoods: request.needsGoods,
    returnTo: request.returnTo,
    carrier: request.carrier,
    trackingNumber: request.trackingNumber,
    replacement: request.replacement && presentReplacement(request.replacement),
    refund: refund && {
      amount: { amount: refund.amountMinor, currency },
      isBack: refund.state === 'succeeded',
      isInCash: details.paysCash,
    },
    events: details.events.map(({ at, from, to, by, text }) => ({ at: at.toISOString(), from, to, by, text })),
  }
}

function presentReplacement({ carrier, trackingNumber }: SentInstead): BuyerRequest['replacement'] {
  return { carrier, trackingNumber }
}

function summaryOf({ request, parcel, store }: RequestDetails): Omit<Row, 'buyerName' | 'itemCount'> {
  const { id, number, kind, state, dueAction, currency } = request
  return {
    id,
    number,
    kind,
    reason: requestReason.parse(request.reason),
    state,
    parcelId: parcel.id,
    parcelNumber: parcel.number,
    store,
    openedAt: request.openedAt.toISOString(),
    dueAt: request.dueAt?.toISOString() ?? null,
    dueAction,
    worth: { amount: request.worthMinor, currency },
  }
}
