import type { Module } from '../platform/module.ts'
import { mountDevMail } from './dev-mail.ts'
import { invariants } from './invariants.ts'
import { schedules } from './jobs.ts'
import { onCategoryDecided, onCategoryRequested } from './on-category-request.ts'
import { onEmailCodeRequested } from './on-email-code-requested.ts'
import { onMemberInvited } from './on-member-invited.ts'
import { onMemberJoined } from './on-member-joined.ts'
import { onNewsToMail } from './on-news-to-mail.ts'
import { onOrderExpired } from './on-order-expired.ts'
import { onOrderPaid, onOrderPaidToStores } from './on-order-paid.ts'
import { onParcelMoved } from './on-parcel-moved.ts'
import { onPaymentFailed } from './on-payment-failed.ts'
import { onPaymentToDecide } from './on-payment-to-decide.ts'
import { onPayoutAccountChanged } from './on-payout-account-changed.ts'
import { onPayoutSettled } from './on-payout-settled.ts'
import { onPicturesFetched } from './on-pictures-fetched.ts'
import { onRefundSettled } from './on-refund-settled.ts'
import { onRefundFailed, onRefundNeedsAttention } from './on-refund-stuck.ts'
import { onSignInChanged } from './on-sign-in-changed.ts'
import { onStockLow, onStockOut } from './on-stock-fell.ts'
import { onStoreSuspended } from './on-store-suspended.ts'
import { mountNotifications } from './routes.ts'

export const notificationsModule: Module = {
  name: 'notifications',
  routes: mountNotifications,
  site: mountDevMail,
  reactions: [
    onEmailCodeRequested,
    onSignInChanged,
    onMemberInvited,
    onOrderPaid,
    onOrderPaidToStores,
    onOrderExpired,
    onParcelMoved,
    onRefundSettled,
    onPaymentFailed,
    onPaymentToDecide,
    onRefundNeedsAttention,
    onRefundFailed,
    onStockLow,
    onStockOut,
    onMemberJoined,
    onStoreSuspended,
    onCategoryRequested,
    onCategoryDecided,
    onPicturesFetched,
    onPayoutAccountChanged,
    onPayoutSettled,
    onNewsToMail,
  ],
  schedules,
  invariants,
}
