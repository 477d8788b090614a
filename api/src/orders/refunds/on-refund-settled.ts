import { refundSettled } from '../../payments/events.ts'
import { on } from '../../platform/messaging/events.ts'
import { applyRefund } from './apply-refund.ts'

export const onRefundSettled = on(refundSettled, 'apply-to-order', applyRefund)
