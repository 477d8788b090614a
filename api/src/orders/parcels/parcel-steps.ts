import type { OrderState, ParcelState } from '@makola/contract/orders/orders.ts'
import type { ParcelStep } from '@makola/contract/orders/parcels.ts'
import type { Permission } from '@makola/contract/permissions.ts'
import { say } from '@makola/words/say.ts'
import { type Problem, refuse } from '../../platform/problem.ts'
import { mayInStore, type RoleInStore } from '../../stores/require-permission.ts'
import { parcelTransitions } from '../order-states.ts'

const t = say('en')

type Move = Exclude<ParcelStep, 'refund'>

const targets: Record<Move, ParcelState> = {
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  cancel: 'cancelled',
  return: 'returned',
}

/**
 * The permissions for each step. Cancelling refunds money, so it also needs that permission; and so does the return of a parcel whose cash
 * was not collected (`isUnpaidReturn`).
 */
export const stepPermissions: Record<ParcelStep, readonly Permission[]> = {
  pack: ['parcels.move'],
  ship: ['parcels.move'],
  deliver: ['parcels.move'],
  cancel: ['parcels.move', 'refunds.write'],
  return: ['parcels.move'],
  refund: ['refunds.write'],
}

/** True for a parcel that comes back undelivered: nobody has paid its cash, and all of it is taken off. */
export const isUnpaidReturn = ({ state, paysCash }: { state: ParcelState; paysCash: boolean }): boolean =>
  paysCash && state === 'shipped'

/** Staff of the shop without a role in the store are told of the role that they have. */
const refusals: Partial<Record<Permission, { member: string; staff: string }>> = {
  'parcels.move': { member: t('orders.noted.may-not-move'), staff: t('orders.noted.staff-may-not-move') },
  'refunds.write': { member: t('orders.noted.may-not-refund'), staff: t('orders.noted.staff-may-not-refund') },
}

const steps: readonly ParcelStep[] = ['pack', 'ship', 'deliver', 'cancel', 'return', 'refund']

/** Lists the possible steps of a parcel and, for a step that the caller may not take or that a bank dispute holds up, the reason. */
export function listSteps(
  parcel: {
    state: ParcelState
    orderState: OrderState
    paysCash: boolean
    isRefunded: boolean
    refundableMinor: number
    isDisputed: boolean
  },
  role: RoleInStore,
): { step: ParcelStep; isAllowed: boolean; reason: string | null }[] {
  const side = role.member === null ? 'staff' : 'member'
  return steps
    .filter((step) => (step === 'refund' ? parcel.refundableMinor > 0 : refuseMove(parcel, targets[step]) === null))
    .map((step) => {
      if (isHeldUp(parcel, step)) return { step, isAllowed: false, reason: t('orders.noted.disputed') }
      const more = step === 'return' && isUnpaidReturn(parcel) ? stepPermissions.refund : []
      const missing = [...stepPermissions[step], ...more].find((permission) => !mayInStore(role, permission))
      return { step, isAllowed: missing === undefined, reason: missing ? (refusals[missing]?.[side] ?? null) : null }
    })
}

/** While a bank decides about the money of an order, no refund of it starts. */
function isHeldUp(parcel: { isDisputed: boolean; refundableMinor: number }, step: ParcelStep): boolean {
  return parcel.isDisputed && parcel.refundableMinor > 0 && (step === 'refund' || step === 'cancel')
}

/** The 409 for a parcel that cannot go there now, with its present state; null when it can. */
export function refuseMove(
  { state, orderState, isRefunded }: { state: ParcelState; orderState: OrderState; isRefunded: boolean },
  to: ParcelState,
): Problem | null {
  const current = state
  const isToSend = (to === 'packed' || to === 'shipped') && parcelTransitions[state].includes('cancelled')
  if (orderState === 'review') return refuse('orders.in-review', {}, { current })
  if (orderState === 'refunded' && isToSend) return refuse('orders.all-refunded', {}, { current })
  if (isRefunded && isToSend) return refuse('orders.parcel-refunded', {}, { current })
  if (parcelTransitions[state].includes(to)) return null
  return refuse('orders.no-such-parcel-move', { from: state, to }, { current })
}
