import { disputeChanged } from '../../payments/events.ts'
import { on } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { postDisputeFunds } from './post-dispute-funds.ts'

export const onDisputeChanged = on(disputeChanged, 'post', async (platform, { disputeId }) => {
  await transact(platform, (tx) => postDisputeFunds(tx, { disputeId, at: platform.clock.now() }))
})
