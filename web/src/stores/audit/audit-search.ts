import type { AuditTopic } from '@makola/contract/stores/audit.ts'
import { oneOf } from '../../shell/router/search-params.ts'

/** In the order of their chips. The contract's own list would bring its schemas into the first load. */
export const shownTopics = [
  'products',
  'orders',
  'money',
  'buyers',
  'people',
  'settings',
  'moderation',
] as const satisfies readonly AuditTopic[]

/** The address of the activity log: for an operator the store instead of the shop, and one topic. */
export type AuditSearch = { view?: 'store'; topic?: AuditTopic }

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const view = oneOf(search.view, ['store'])
  const topic = oneOf(search.topic, shownTopics)
  return { ...(view && { view }), ...(topic && { topic }) }
}
