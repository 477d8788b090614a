import { restOn } from '../platform/answer-tags.ts'

/** The answer shows how a store delivers. */
export function restOnDelivery(storeId: string): void {
  restOn(`d:${storeId}`)
}
