import { disputeChanged } from '../../payments/events.ts'
import { on } from '../../platform/messaging/events.ts'
import { applyDispute } from './apply-dispute.ts'

export const onDisputeChanged = on(disputeChanged, 'apply', applyDispute)
