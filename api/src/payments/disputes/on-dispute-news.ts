import { on } from '../../platform/messaging/events.ts'
import { disputeNews } from '../events.ts'
import { followDispute } from './follow-dispute.ts'
import { pollDisputes } from './poll-disputes.ts'

/** A message is only a reason to ask. */
export const onDisputeNews = on(disputeNews, 'ask', (platform, { provider, providerDisputeId }) =>
  providerDisputeId === null
    ? pollDisputes(platform, provider)
    : followDispute(platform, { provider, providerDisputeId }),
)
