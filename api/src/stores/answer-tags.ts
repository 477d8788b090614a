import { restOn } from '../platform/answer-tags.ts'

/** The answer shows something of a store. */
export function restOnStore(id: string): void {
  restOn(`t:${id}`)
}

/** The answer names stores, any of them. */
export function restOnStores(): void {
  restOn('t')
}
