import { type MemberRole, memberRoles } from '@makola/contract/permissions.ts'
import { newId } from '../../api/src/platform/ids.ts'
import type { TestPlatform } from '../test-platform.ts'
import { aBannedAccount, anAccount, aStaffInvitation, type SignedIn } from './auth.ts'
import { aCategory, aProduct, aRule, type ProductWithVariants } from './catalogue.ts'
import { aWonDispute } from './disputes.ts'
import { someCommissionTerms } from './ledger.ts'
import { aPicture } from './media.ts'
import { someWriting } from './messages.ts'
import { aMessageReport, someModeration } from './moderation.ts'
import { aPaidOrder } from './orders.ts'
import { aCharge, aPayout } from './payouts.ts'
import { aRequest } from './requests.ts'
import { aReview } from './reviews.ts'
import { aMember, aStore } from './stores.ts'
import { anApplication } from './verifications.ts'

export const ownerPassword = 'known to the owner'

/** A store with a member in every role and one of everything that a store can have. */
export type FullStore = {
  id: string
  people: Record<MemberRole, SignedIn>
  invitationId: string
  pictureId: string
  uploadId: string
  productId: string
  variantId: string
  deletedProductId: string
  /** A table that was tried. */
  importId: string
  categoryId: string
  /** A rule for prohibited goods. */
  ruleId: string
  categoryRequestId: string
  commissionTermsId: string
  payoutRunId: string
  payoutId: string
  /** What the shop has charged it. */
  chargeId: string
  orderId: string
  parcelId: string
  /** A part of the parcel's money, on its way back. */
  refundId: string
  /** Requests about another order: one waits for the store, one for the staff. */
  requestId: string
  escalatedId: string
  /** Two of the parcel's conversation: one that both sides see, one that is held. */
  messageId: string
  heldMessageId: string
  /** Two about the product: one that everybody sees, one that is held. */
  questionId: string
  heldQuestionId: string
  /** A published review of its product, as it was written. */
  reviewId: string
  /** A bank dispute of the order that has ended. */
  disputeId: string
  /** One takedown of a product, and one of another product with an open appeal; a report of a third. */
  takedownId: string
  appealedId: string
  reportId: string
  /** The report of the buyer's message that others see. */
  messageReportId: string
  /** Two strikes; one has an open appeal. */
  strikeId: string
  appealedStrikeId: string
  /** Waits for the staff, with one document. */
  applicationId: string
  documentId: string
} & ShopRates &
  ShopPeople

type ShopRates = {
  /** A rate of the shop for which the store has a margin of its own. */
  rateId: string
  /** The rate of another country. */
  spareRateId: string
}

type ShopPeople = {
  /** Beside the store: somebody on the staff, somebody invited to it, somebody banned. */
  staffAccountId: string
  staffInvitationId: string
  bannedAccountId: string
}

async function somePeople(shop: TestPlatform, invitedBy: string): Promise<ShopPeople> {
  return {
    staffAccountId: (await anAccount(shop, { staffRole: 'read-only' })).id,
    staffInvitationId: await aStaffInvitation(shop, invitedBy),
    bannedAccountId: await aBannedAccount(shop),
  }
}

/** @param rates Two of the shop. */
export async function aFullStore(shop: TestPlatform, rates: ShopRates): Promise<FullStore> {
  const { id } = await aStore(shop)
  const people = {} as Record<MemberRole, SignedIn>
  for (const role of memberRoles) {
    people[role] = await anAccount(shop, role === 'owner' ? { password: ownerPassword } : {})
    await aMember(shop, { storeId: id, accountId: people[role].id, role })
  }
  const { headers } = people.owner
  const ask = async (method: string, path: string, json?: unknown) => {
    const key = { 'idempotency-key': newId() }
    const response = await shop.request(path, {
      method,
      headers: { ...headers, ...key },
      ...(json !== undefined && { json }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.status === 204 ? undefined : (await response.json()).data
  }
  const product = await aProduct(shop, { storeId: id })
  const deleted = await aProduct(shop, { storeId: id })
  await ask('DELETE', `/products/${deleted.id}`)
  const sold = await someSales(shop, product, ask)
  const payout = await aPayout(shop, id)
  const tail = id.slice(-8)
  const invitation = await ask('POST', `/stores/${id}/invitations`, { email: `${tail}@example.test`, role: 'manager' })
  const request = await ask('POST', '/categories/requests', { store: id, name: `Category ${tail}` })
  const importId = newId()
  const tried = await shop.request(`/products/import?store=${id}&dryRun=true&import=${importId}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/csv' },
    body: 'Title,Variant Price\nMug,1\n',
  })
  if (!tried.ok) throw new Error(`The table was not tried: ${await tried.text()}`)
  await ask('PUT', `/stores/${id}/rates/${rates.rateId}`, { rate: null, marginPct: '3', rounding: null })
  return {
    id,
    people,
    invitationId: invitation.id,
    pictureId: (await aPicture(shop, { storeId: id, width: 8, height: 8 })).id,
    uploadId: (await ask('POST', '/uploads/', { store: id, contentType: 'image/png', contentLength: 1000 })).id,
    productId: product.id,
    variantId: product.variantId,
    deletedProductId: deleted.id,
    importId,
    categoryId: (await aCategory(shop)).id,
    ruleId: (await aRule(shop)).id,
    categoryRequestId: request.id,
    commissionTermsId: (await someCommissionTerms(shop, { storeId: id })).id,
    payoutRunId: payout.runId,
    payoutId: payout.id,
    chargeId: await aCharge(shop, id),
    ...(await anApplication(shop, { storeId: id, owner: people.owner })),
    ...sold,
    messageReportId: await aMessageReport(shop, { ...sold, person: people.owner }),
    ...(await someModeration(shop, { storeId: id, owner: people.owner, reportedId: product.id })),
    ...(await somePeople(shop, people.owner.id)),
    ...rates,
  }
}

type Ask = (method: string, path: string, json?: unknown) => Promise<{ id: string }>

/** What a store has of its orders. */
async function someSales(shop: TestPlatform, product: ProductWithVariants, ask: Ask) {
  const order = await aPaidOrder(shop, { products: [product] })
  const parcelId = order.parcelIds[0] ?? ''
  const part = { kind: 'amount', amount: { amount: 100, currency: 'NGN' } }
  const refund = await ask('POST', `/parcels/${parcelId}/refunds`, { reason: 'A stain', of: part })
  const waiting = await aRequest(shop, { products: [product] })
  const escalated = await aRequest(shop, { products: [product] })
  await ask('POST', `/requests/${escalated.id}/answer`, { act: 'decline', text: 'A test' })
  await escalated.act({ act: 'escalate', text: 'A test' })
  const review = await aReview(shop, { products: [product] })
  return {
    orderId: order.orderId,
    parcelId,
    refundId: refund.id,
    requestId: waiting.id,
    escalatedId: escalated.id,
    ...(await someWriting(shop, { orderId: order.orderId, parcelId, productId: product.id })),
    reviewId: review.id,
    disputeId: await aWonDispute(shop, order),
  }
}
