import { on } from '../../platform/messaging/events.ts'
import { refundRequested } from '../events.ts'
import { sendRefund } from './send-refund.ts'

export const onRefundRequested = on(refundRequested, 'send', (platform, { refundId }) => sendRefund(platform, refundId))
