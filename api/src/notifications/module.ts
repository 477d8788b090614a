import type { Module } from '../platform/module.ts'
import { onEmailChanged } from './accounts/on-email-changed.ts'
import { onEmailCodeRequested } from './accounts/on-email-code-requested.ts'
import { onMemberInvited } from './accounts/on-member-invited.ts'
import { onMemberJoined } from './accounts/on-member-joined.ts'
import { onMemberRemoved } from './accounts/on-member-removed.ts'
import { onPayoutAccountChanged } from './accounts/on-payout-account-changed.ts'
import { onErasureAsked, onExportReady, onGuestLinkAsked } from './accounts/on-privacy.ts'
import { onSignInChanged } from './accounts/on-sign-in-changed.ts'
import { onBanChanged, onStaffChanged, onStaffInvited } from './accounts/on-staff-or-ban-changed.ts'
import { mountNotifications } from './bell/routes.ts'
import { invariants } from './invariants.ts'
import { mountDevMail } from './letters/dev-mail.ts'
import { mailSeconds, mails } from './mail-metrics.ts'
import { personalData, rules } from './personal-data.ts'
import { onCategoryDecided, onCategoryRequested } from './reactions/on-category-request.ts'
import { onDisputeChanged, onDisputeNeedsPerson } from './reactions/on-dispute-changed.ts'
import { onDisputeChangedToStores, onDisputeTook } from './reactions/on-dispute-changed-to-stores.ts'
import { onMessageShown, onMessageToCheck, onMessageUnread } from './reactions/on-message.ts'
import { onNewsToMail } from './reactions/on-news-to-mail.ts'
import { onOrderExpired } from './reactions/on-order-expired.ts'
import { onOrderPaid, onOrderPaidToStores } from './reactions/on-order-paid.ts'
import { onParcelMoved } from './reactions/on-parcel-moved.ts'
import { onPaymentFailed } from './reactions/on-payment-failed.ts'
import { onPaymentToDecide } from './reactions/on-payment-to-decide.ts'
import { onPayoutSettled } from './reactions/on-payout-settled.ts'
import { onPicturesFetched } from './reactions/on-pictures-fetched.ts'
import { onQuestionAnswered, onQuestionShown, onQuestionToCheck } from './reactions/on-question.ts'
import { onRefundSettled } from './reactions/on-refund-settled.ts'
import { onRefundFailed, onRefundNeedsAttention, onRefundOwed } from './reactions/on-refund-stuck.ts'
import {
  onRequestDueSoon,
  onRequestMoved,
  onRequestMovedToBuyer,
  onRequestShrunk,
} from './reactions/on-request-moved.ts'
import { onReviewMoved, onReviewRejected, onReviewReplied } from './reactions/on-review-moved.ts'
import { onReplyRejected, onReviewShown, onReviewWaits } from './reactions/on-review-news.ts'
import { onStockLow, onStockOut } from './reactions/on-stock-fell.ts'
import { schedules } from './schedules.ts'
import { onBreakEnded } from './standing/on-break-ended.ts'
import { onBuyerToWarn } from './standing/on-buyer-to-warn.ts'
import { onReportCreated, onReportDecided } from './standing/on-report.ts'
import { onStoreCharged, onStoreInDebt } from './standing/on-store-charged.ts'
import { onStoreSuspended } from './standing/on-store-suspended.ts'
import { onStrikeMoved } from './standing/on-strike-moved.ts'
import { onTakedownMoved } from './standing/on-takedown-moved.ts'
import { onTierChanged, onVerificationMoved } from './standing/on-verification-moved.ts'
import { onAlertDue, onAlertToConfirm } from './wishes/on-stock-alert.ts'
import { onStoreHasNews } from './wishes/tell-followers.ts'

export const notificationsModule: Module = {
  name: 'notifications',
  routes: mountNotifications,
  site: mountDevMail,
  reactions: [
    onEmailCodeRequested,
    onSignInChanged,
    onEmailChanged,
    onMemberInvited,
    onMemberRemoved,
    onStaffInvited,
    onStaffChanged,
    onBanChanged,
    onOrderPaid,
    onOrderPaidToStores,
    onOrderExpired,
    onParcelMoved,
    onRefundSettled,
    onPaymentFailed,
    onPaymentToDecide,
    onDisputeChanged,
    onDisputeChangedToStores,
    onDisputeTook,
    onDisputeNeedsPerson,
    onRefundNeedsAttention,
    onRefundOwed,
    onRefundFailed,
    onMessageShown,
    onMessageUnread,
    onMessageToCheck,
    onQuestionShown,
    onQuestionToCheck,
    onQuestionAnswered,
    onRequestMoved,
    onRequestMovedToBuyer,
    onRequestShrunk,
    onRequestDueSoon,
    onReviewMoved,
    onReviewRejected,
    onReviewReplied,
    onReviewShown,
    onReplyRejected,
    onReviewWaits,
    onExportReady,
    onGuestLinkAsked,
    onErasureAsked,
    onStockLow,
    onStockOut,
    onMemberJoined,
    onStoreSuspended,
    onBreakEnded,
    onStoreCharged,
    onStoreInDebt,
    onVerificationMoved,
    onTierChanged,
    onReportCreated,
    onReportDecided,
    onTakedownMoved,
    onBuyerToWarn,
    onStrikeMoved,
    onCategoryRequested,
    onCategoryDecided,
    onPicturesFetched,
    onPayoutAccountChanged,
    onPayoutSettled,
    onAlertToConfirm,
    onAlertDue,
    onStoreHasNews,
    onNewsToMail,
  ],
  schedules,
  invariants,
  personalData,
  retention: rules,
  metrics: [mails, mailSeconds],
}
