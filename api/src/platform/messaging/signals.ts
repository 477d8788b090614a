import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import { openListeningConnection, succeeds } from './listening-connection.ts'

/** A signal to every process of the shop. `T` is its data: ids, never content. */
export type SignalType<T extends object> = { name: string; payload?: T }

/** Called with the signal; or with null after a lost connection, when anything may have happened, so look again. */
export type Hear<T extends object> = (payload: T | null) => void

/** Messages between processes: PostgreSQL's NOTIFY, over one connection outside the pools. */
export type Signals = {
  /** Calls `hear` at every signal of this type, until the returned function is called. */
  subscribe<T extends object>(type: SignalType<T>, hear: Hear<T>): () => void
  /** Signals every process: this one at once, the others as soon as there is a connection. */
  tell<T extends object>(type: SignalType<T>, payload: T): void
  /** True when the connection is open and has answered within the last second or so; otherwise messages may have been missed. */
  isListening(): boolean
  close(): Promise<void>
}

const channel = 'makola'
/** Signals of this span go to the other processes together, in milliseconds. */
const gatherMilliseconds = 10
/** The number of signals that are kept for a lost connection. */
const mostUntold = 1_000

/** Declares a signal by its name, noun first: `order.changed`. */
export function defineSignal<T extends object>(name: string): SignalType<T> {
  return { name }
}

/**
 * Signals every process after the commit, or never. At most about 7,000 bytes. The transaction itself has no NOTIFY:
 * transactions with one commit one after the other, each waiting for the disk alone.
 */
export function signal<T extends object>(tx: Transaction, type: SignalType<T>, payload: T): void {
  tx.signals.push({ type, payload })
}

/** Opens the connection; after a lost one, every listener is told to look again. */
export async function openSignals(databaseUrl: string, log: Log): Promise<Signals> {
  const listeners = new Map<string, Set<Hear<never>>>()
  const untold = new Set<string>()
  const self = newId()
  let isTelling = false
  const connection = await openListeningConnection(databaseUrl, channel, {
    log,
    onMessage(text) {
      const { name, told, from } = JSON.parse(text) as Wire
      // This process has heard its own signals already.
      if (from !== self) for (const hear of listeners.get(name) ?? []) hear(told as never)
    },
    onReturn() {
      void tellUntold()
      for (const group of listeners.values()) for (const hear of group) hear(null)
    },
  })

  /** Signals that gathered for a moment, or during the last send, go together. */
  async function tellUntold(): Promise<void> {
    if (isTelling) return
    isTelling = true
    while (untold.size > 0 && connection.current()) {
      await wait(gatherMilliseconds, undefined, { ref: false })
      const texts = [...untold]
      untold.clear()
      const sent = connection
        .current()
        ?.query('select pg_notify($1, told) from unnest($2::text[]) told', [channel, texts])
      const isTold = sent !== undefined && (await succeeds(sent))
      if (!isTold) for (const text of texts.slice(-mostUntold)) untold.add(text)
    }
    isTelling = false
  }

  return {
    subscribe(type, hear) {
      const group = listeners.get(type.name) ?? new Set()
      listeners.set(type.name, group.add(hear))
      return () => group.delete(hear)
    },
    tell(type, payload) {
      if (untold.size < mostUntold)
        untold.add(JSON.stringify({ name: type.name, told: payload, from: self } satisfies Wire))
      void tellUntold()
      for (const hear of listeners.get(type.name) ?? []) hear(payload as never)
    },
    isListening: () => connection.isAlive(),
    close: () => connection.close(),
  }
}

/** `from`: the sending process; none for a signal that the database itself sends. */
type Wire = { name: string; told: object; from?: string }
