import { outsideRefundFound } from '../../payments/events.ts'
import { on } from '../../platform/messaging/events.ts'
import { recordOutsideRefund } from './record-outside-refund.ts'

export const onOutsideRefundFound = on(outsideRefundFound, 'record', recordOutsideRefund)
