import { refundSettled } from '../../payments/events.ts'
import { on } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { postRefundEnd } from './post-refund-end.ts'

export const onRefundSettled = on(refundSettled, 'post', (platform, { refundId }) =>
  transact(platform, (tx) => postRefundEnd(tx, refundId)),
)
