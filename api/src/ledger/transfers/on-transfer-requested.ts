import { on } from '../../platform/messaging/events.ts'
import { transferRequested } from '../events.ts'
import { sendTransfer } from './send-transfer.ts'

export const onTransferRequested = on(transferRequested, 'send', (platform, { payoutId }) =>
  sendTransfer(platform, payoutId),
)
