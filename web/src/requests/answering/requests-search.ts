import type { RequestState } from '@makola/contract/requests/requests.ts'
import { oneOf } from '../../shell/router/search-params.ts'

/** In the order of the chips: what waits for the store first. */
export const requestStates = [
  'open',
  'sent_back',
  'replacing',
  'approved',
  'offered',
  'replaced',
  'received',
  'declined',
  'escalated',
  'decided',
  'done',
  'withdrawn',
  'lapsed',
  'superseded',
] as const satisfies RequestState[]

export type RequestsSearch = {
  state?: RequestState
  /** For staff, who see the requests that they decide first. */
  view?: 'store' | 'held'
}

/** The filters in the address; what is unreadable is ignored. */
export function readRequestsSearch({ state, view }: Record<string, unknown>): RequestsSearch {
  const values = { state: oneOf(state, requestStates), view: oneOf(view, ['store', 'held']) }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
