import { moneyArrived } from '../../payments/events.ts'
import { onMany } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { postReceipts } from './post-receipts.ts'

export const onMoneyArrived = onMany(
  moneyArrived,
  'post',
  (platform, arrived) =>
    transact(platform, (tx) =>
      postReceipts(
        tx,
        arrived.map(({ factId }) => factId),
      ),
    ),
  { isUrgent: true },
)
