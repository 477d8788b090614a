import type { Endpoints } from '@makola/contract/endpoints.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { ownerPassword } from '../builders/full-store.ts'
import { bankAccount } from '../builders/payouts.ts'
import { aPerson } from '../builders/verifications.ts'
import {
  byIds,
  byParcel,
  byStore,
  inStore,
  keyed,
  needs,
  type OperatorCall,
  operator,
  type StoreCall,
} from './guarded-call.ts'
import { catalogueCalls } from './guarded-catalogue-calls.ts'
import { moderationCalls } from './guarded-moderation-calls.ts'

type GuardedCall = {
  [Name in keyof Endpoints]: Endpoints[Name]['access'] extends 'member' | 'staff' ? Name : never
}[keyof Endpoints]

const proof = { password: ownerPassword }

/**
 * A good request to each non-public call. The type ensures that none is left out: a new call without an entry here does not
 * compile, and the test over all of them fails.
 */
export const guardedCalls: Record<GuardedCall, StoreCall | OperatorCall> = {
  // shop
  updateShop: operator(() => ({ body: { maintenanceBanner: false } })),
  saveLegalPage: operator(() => ({ params: { page: 'terms' }, body: { text: 'Our terms' } })),
  listAudit: operator(() => ({})),
  listReconciliations: operator(() => ({})),
  reconcilePayments: operator(() => ({})),
  listShopStores: operator(() => ({})),
  getOverview: operator(() => ({})),
  searchShop: operator(() => ({ query: { q: 'Ada' } })),
  suspendStore: operator(byStore({ body: { status: 'paused', reason: 'A test' } })),

  // staff and accounts
  listStaff: operator(() => ({})),
  listStaffInvitations: operator(() => ({})),
  inviteStaff: operator(({ id }) => ({
    body: { email: `staff-${id.slice(-8)}@example.test`, role: 'support', password: ownerPassword },
  })),
  revokeStaffInvitation: operator(({ staffInvitationId }) => ({ params: { id: staffInvitationId } })),
  changeStaffRole: operator(({ staffAccountId }) => ({
    params: { accountId: staffAccountId },
    body: { role: 'finance', password: ownerPassword },
  })),
  removeStaff: operator(({ staffAccountId }) => ({ params: { accountId: staffAccountId }, body: proof })),
  listAccounts: operator(() => ({})),
  getAccountDetails: operator(({ people }) => ({ params: { id: people.manager.id } })),
  listAccountStores: operator(({ people }) => ({ params: { id: people.manager.id } })),
  countAccountOrders: operator(({ people }) => ({ params: { id: people.manager.id } })),
  endAccountSessions: operator(({ people }) => ({ params: { id: people.manager.id } })),
  // The manager has none: the call gets in and says so.
  resetSecondFactor: operator(({ people }) => ({ params: { id: people.manager.id }, body: proof })),
  banAccount: operator(({ people }) => ({
    params: { id: people.manager.id },
    body: { reason: 'A test', password: ownerPassword },
  })),
  unbanAccount: operator(({ bannedAccountId }) => ({ params: { id: bannedAccountId }, body: proof })),

  // rates
  createRate: operator(() => ({ body: { country: 'Ghana', countryCode: 'GH', currency: 'GHS', rate: '12.5' } })),
  updateRate: operator(({ rateId }) => ({ params: { id: rateId }, body: { rate: '1501' } })),
  deleteRate: operator(({ spareRateId }) => ({ params: { id: spareRateId } })),
  listRateRevisions: operator(({ rateId }) => ({ params: { id: rateId } })),
  importRates: operator(() => ({
    query: { dryRun: 'true' },
    body: 'Date, USD, \n2 January 2024, 1.1, \n',
    headers: { 'content-type': 'text/plain' },
  })),
  listStoreRates: needs('products.read', byStore()),
  setStoreRate: needs('rates.write', ({ id, rateId }) => ({
    params: { id, rateId },
    body: { rate: null, marginPct: '5', rounding: null },
  })),
  resetStoreRate: needs('rates.write', ({ id, rateId }) => ({ params: { id, rateId } })),

  // stores
  getStoreSettings: needs('settings.write', byStore()),
  countFollowers: needs('products.read', byStore()),
  updateStore: needs('settings.write', byStore({ body: { name: 'Taken over', status: 'closed' } })),
  changeStoreCurrency: needs('settings.write', byStore({ body: { currency: 'NGN' } })),
  getDeliveryTerms: needs('settings.write', byStore()),
  setDeliveryTerms: needs('settings.write', byStore({ body: { zones: [] } })),
  listMembers: needs('team.write', byStore()),
  changeMemberRole: needs('team.write', ({ id, people: { fulfilment } }) => ({
    params: { id, accountId: fulfilment.id },
    body: { role: 'owner' },
  })),
  removeMember: needs('team.write', ({ id, people }) => ({ params: { id, accountId: people.owner.id } })),
  listInvitations: needs('team.write', byStore()),
  inviteMember: needs('team.write', byStore({ body: { email: 'friend@example.test', role: 'owner' } })),
  revokeInvitation: needs('team.write', ({ id, invitationId }) => ({ params: { id, invitationId } })),
  listSavedViews: needs('products.read', byStore()),
  saveView: needs('products.read', byStore({ body: { list: 'orders', name: 'Spied on', search: { state: 'new' } } })),
  listStoreAudit: needs('audit.read', byStore()),

  // pictures
  openUpload: needs('products.write', ({ id }) => ({
    body: { store: id, contentType: 'image/png', contentLength: 1000 },
  })),
  completeUpload: needs('products.write', ({ uploadId }) => ({ params: { id: uploadId }, body: {} })),
  updatePicture: needs('products.write', ({ pictureId }) => ({ params: { id: pictureId }, body: { alt: 'Defaced' } })),

  // catalogue
  ...catalogueCalls,

  // ledger
  getSellingTerms: needs('products.read', byStore()),
  getBalance: needs('statements.read', byStore()),
  getStatement: needs('statements.read', byStore()),
  getStatementCsv: needs('statements.read', byStore()),
  getStatementPdf: needs('statements.read', byStore()),
  listCommissionTerms: operator(() => ({})),
  setCommissionTerms: operator(({ id }) => ({
    body: { for: { kind: 'store', id }, basisPoints: 0, fixed: [], version: 0 },
  })),
  deleteCommissionTerms: operator(({ commissionTermsId }) => ({
    params: { id: commissionTermsId },
    query: { version: '1' },
  })),

  // payouts
  getPayoutAccount: needs('statements.read', byStore()),
  setPayoutAccount: needs('payouts.write', byStore({ body: { account: bankAccount, password: ownerPassword } })),
  listInstitutions: needs('payouts.write', byStore({ query: { countryCode: 'NG', kind: 'bank' } })),
  findAccountName: needs('payouts.write', byStore({ body: { account: bankAccount } })),
  listStorePayouts: needs('statements.read', byStore()),
  listOwedStores: operator(() => ({})),
  startPayoutRun: operator(({ id }) => ({
    body: { minimum: { amount: 1, currency: 'USD' }, password: ownerPassword },
    headers: { 'idempotency-key': id },
  })),
  listPayoutRuns: operator(() => ({})),
  getPayoutRun: operator(({ payoutRunId }) => ({ params: { id: payoutRunId } })),
  getBankFile: operator(({ payoutRunId }) => ({ params: { id: payoutRunId }, body: { password: ownerPassword } })),
  markPayout: operator(({ payoutId }) => ({ params: { id: payoutId }, body: { as: 'failed' } })),
  askAboutPayout: operator(({ payoutId }) => ({ params: { id: payoutId } })),

  listStoreCharges: operator(byStore()),
  chargeStore: operator(({ id }) => ({
    params: { id },
    body: { amount: { amount: 1, currency: 'USD' }, reason: 'A test', password: ownerPassword },
    headers: { 'idempotency-key': `charge-${id}` },
  })),
  reverseStoreCharge: operator(({ chargeId }) => ({
    params: { id: chargeId },
    body: { reason: 'A test', password: ownerPassword },
  })),

  // verification
  getPreviewLink: needs('products.read', byStore()),
  getStanding: needs('orders.read', byStore()),
  setStoreTier: operator(byStore({ body: { tier: 2, reason: 'A test' } })),
  listTierLimits: operator(() => ({})),
  setTierLimits: operator(() => ({
    params: { currency: 'ISK' },
    body: { limits: [null, null, null], seen: [null, null, null] },
  })),
  listPayoutTerms: operator(() => ({})),
  setPayoutTerms: operator(() => ({
    params: { tier: '0' },
    body: { reserveBasisPoints: 0, reserveDays: 0, delayDays: null, version: 1 },
  })),
  getVerification: needs('verification.write', byStore()),
  submitVerification: needs('verification.write', byStore({ body: { ...aPerson, documents: [newId()] } })),
  showTrader: needs('verification.write', byStore({ body: { isShown: false, parts: [] } })),
  listApplications: operator(() => ({})),
  getApplication: operator(({ applicationId }) => ({ params: { id: applicationId } })),
  readDocument: operator(({ applicationId, documentId }) => ({ params: { id: applicationId, fileId: documentId } })),
  decideVerification: operator(({ applicationId: id }) => ({ params: { id }, body: { decision: 'verify' } })),

  // orders
  listParcels: needs('orders.read', inStore()),
  getParcel: needs('orders.read', byParcel()),
  getStoreFigures: needs('orders.read', byStore()),
  getTrust: needs('orders.read', byStore()),
  getSalesReport: needs('figures.read', byStore({ query: { from: '2027-01-01', to: '2027-01-31' } })),
  exportSalesReport: needs('figures.read', byStore({ query: { from: '2027-01-01', to: '2027-01-31' } })),
  packParcel: needs('parcels.move', byParcel()),
  shipParcel: needs('parcels.move', byParcel({ body: { carrier: 'DHL' } })),
  unshipParcel: needs('parcels.move', byParcel()),
  listParcelIds: needs('orders.read', byStore()),
  packParcels: needs('parcels.move', (store) => ({ ...byIds(store), ...keyed })),
  shipParcels: needs('parcels.move', ({ id, parcelId }) => ({
    params: { id },
    body: { carrier: 'DHL', parcels: [{ id: parcelId }] },
    ...keyed,
  })),
  listPackingSlips: needs('orders.read', byIds),
  exportParcels: needs('orders.read', byIds),
  deliverParcel: needs('parcels.move', byParcel()),
  cancelParcel: needs('parcels.move', byParcel({ body: { reason: 'A test' } })),
  returnParcel: needs('parcels.move', byParcel({ body: { restock: true } })),
  refundParcel: needs('refunds.write', byParcel({ body: { reason: 'A test', of: { kind: 'rest' } }, ...keyed })),
  confirmCashRefund: needs('refunds.confirm', ({ refundId }) => ({
    params: { id: refundId },
    body: { how: 'A test' },
  })),
  listRequests: needs('orders.read', inStore()),
  getRequest: needs('orders.read', ({ requestId }) => ({ params: { id: requestId } })),
  answerRequest: needs('requests.answer', ({ requestId }) => ({
    params: { id: requestId },
    body: { act: 'decline', text: 'A test' },
  })),
  listReviews: needs('orders.read', inStore()),
  replyToReview: needs('reviews.reply', ({ reviewId }) => ({ params: { id: reviewId }, body: { text: 'A test' } })),
  listModeratedReviews: operator(() => ({})),
  decideReview: operator(({ reviewId }) => ({
    params: { id: reviewId },
    body: { act: 'hide', version: 1, reason: 'off-topic' },
  })),
  ...moderationCalls,
  listEscalatedRequests: operator(() => ({})),
  decideRequest: operator(({ escalatedId }) => ({
    params: { id: escalatedId },
    body: { outcome: 'none', reason: 'A test' },
  })),
  listConversations: needs('messages.write', inStore()),
  listStoreMessages: needs('messages.write', byParcel()),
  writeToBuyer: needs('messages.write', byParcel({ body: { text: 'A test' }, ...keyed })),
  readStoreMessages: needs('messages.write', ({ parcelId, messageId }) => ({
    params: { id: parcelId },
    body: { messageId },
  })),
  blockBuyer: needs('messages.write', byParcel({ body: { isBlocked: true, reason: 'A test' } })),
  listHeldMessages: operator(() => ({})),
  decideMessage: operator(({ heldMessageId }) => ({ params: { id: heldMessageId }, body: { decision: 'release' } })),
  visitConversation: operator(byParcel({ body: { cause: 'report', reason: 'A test' } })),
  listStoreQuestions: needs('questions.answer', inStore()),
  answerQuestion: needs('questions.answer', ({ questionId }) => ({
    params: { id: questionId },
    body: { text: 'A test' },
  })),
  listHeldQuestions: operator(() => ({})),
  decideQuestion: operator(({ heldQuestionId }) => ({
    params: { id: heldQuestionId },
    body: { decision: 'publish', reason: 'A test' },
  })),
  listPaymentReviews: operator(() => ({})),
  listTolerances: operator(() => ({})),
  setTolerance: operator(() => ({
    params: { currency: 'NGN' },
    body: { basisPoints: 0, mostMinor: 0, version: 0 },
  })),
  decidePayment: operator(({ orderId }) => ({
    params: { id: orderId },
    body: { decision: 'ignore', reason: 'A test' },
  })),
  listDisputes: operator(() => ({})),
  answerDispute: operator(({ disputeId }) => ({ params: { id: disputeId }, body: { answer: 'evidence' } })),
  nameDisputedParcel: operator(({ disputeId, parcelId }) => ({ params: { id: disputeId }, body: { parcelId } })),
  getDisputeEvidence: operator(({ disputeId }) => ({ params: { id: disputeId } })),
  listStuckRefunds: operator(() => ({})),
  decideRefund: operator(({ refundId }) => ({
    params: { id: refundId },
    body: { decision: 'try-again', reason: 'A test' },
  })),

  // opening
  getOpening: operator(() => ({})),
  // First: without a letter no code is wrong.
  confirmOpeningLetter: operator(() => ({ body: { code: '000000' } })),
  sendOpeningLetter: operator(() => ({})),
  previewShop: operator(() => ({})),
  openShop: operator(() => ({})),

  // notifications
  listNotifications: needs('notifications.read', inStore()),
  countUnreadNotifications: needs('notifications.read', inStore()),
  followNotifications: needs('notifications.read', inStore()),
  readNotifications: needs('notifications.read', ({ id }) => ({ body: { store: id, ids: 'all' } })),
  getNotificationSettings: needs('notifications.read', inStore()),
  setNotificationSettings: needs('notifications.read', ({ id }) => ({
    body: { store: id, settings: [{ type: 'new-order', inBell: false, byEmail: false }] },
  })),
}
