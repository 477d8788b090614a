import { moneyArrived } from '../../payments/events.ts'
import { on } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { postReceipt } from './post-receipt.ts'

export const onMoneyArrived = on(
  moneyArrived,
  'post',
  (platform, { factId }) => transact(platform, (tx) => postReceipt(tx, factId)),
  { isUrgent: true },
)
