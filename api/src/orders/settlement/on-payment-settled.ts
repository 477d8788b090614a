import { paymentSettled } from '../../payments/events.ts'
import { on } from '../../platform/messaging/events.ts'
import { pauseAt } from '../../platform/pause-point.ts'
import { applySettlement } from './apply-settlement.ts'

export const onPaymentSettled = on(
  paymentSettled,
  'apply-to-order',
  async (platform, { orderId }) => {
    await applySettlement(platform, orderId)
    await pauseAt(platform, 'mid-job')
  },
  { isUrgent: true },
)
