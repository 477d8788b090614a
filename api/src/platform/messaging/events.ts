import type { Transaction } from '../database/database.ts'
import type { Platform } from '../platform.ts'

/** An event that modules above may react to. `T` is its data, plain JSON. */
export type EventType<T extends object> = { name: string; subjectOf: (payload: T) => string }

/** A module's reaction to an event, on its own queue, so that a slow reaction delays no other. */
export type Reaction = {
  event: string
  name: string
  /** One at a time in each process: work for which a shop must not stop selling. */
  isAlone: boolean
  /** Money: never waits for letters and pictures. */
  isUrgent: boolean
  handle: (platform: Platform, payload: never) => Promise<void>
  /** Handles many events at once, all or none. */
  handleMany?: (platform: Platform, payloads: never) => Promise<void>
}

/**
 * Declares an event by its name, noun first: `payment.settled`, and by the id of its subject. A reaction gets the events of one
 * subject in order, and those of different subjects side by side.
 */
export function defineEvent<T extends object>(name: string, subjectOf: (payload: T) => string): EventType<T> {
  return { name, subjectOf }
}

/** Emits an event in a transaction: delivered if and only if this commits, at least once, after `afterSeconds`. */
export function emit<T extends object>(tx: Transaction, event: EventType<T>, payload: T, afterSeconds = 0): void {
  tx.outbox.push({ name: event.name, subject: event.subjectOf(payload), payload, afterSeconds })
}

/** Binds a handler to an event. Handlers run at least once, so their effects must be keyed. */
export function on<T extends object>(
  event: EventType<T>,
  name: string,
  handle: (platform: Platform, payload: T) => Promise<void>,
  { isAlone = false, isUrgent = false } = {},
): Reaction {
  return { event: event.name, name, isAlone, isUrgent, handle }
}

/**
 * Binds a handler of many events at once, such as one transaction for all of them, which costs less than one for each. When it
 * fails, each event is handled by itself, so a faulty one stops no other.
 */
export function onMany<T extends object>(
  event: EventType<T>,
  name: string,
  handleMany: (platform: Platform, payloads: readonly T[]) => Promise<void>,
  options: { isUrgent?: boolean } = {},
): Reaction {
  return { ...on(event, name, (platform, payload: T) => handleMany(platform, [payload]), options), handleMany }
}
