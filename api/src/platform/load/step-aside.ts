import { AsyncLocalStorage } from 'node:async_hooks'
import type { StepAside } from './waiting-lines.ts'

/** How the request that is being answered gives up its place inside. */
export const asideOf = new AsyncLocalStorage<StepAside>()

/**
 * Waits for a turn that depends on other requests, and not on this process. Meanwhile the request takes up no place behind the
 * door: a crowd that wants one thing does not keep out those who want another.
 */
export function stepAside<T>(turn: Promise<T>): Promise<T> {
  return asideOf.getStore()?.(turn) ?? turn
}
