import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Transaction } from '../database/database.ts'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'

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
const firstWaitMilliseconds = 100
const longestWaitMilliseconds = 5_000
/** The interval of checks that the connection is alive, in milliseconds: a cut cable reports nothing. */
const askMilliseconds = 500
/** Signals of this span go to the other processes together, in milliseconds. */
const gatherMilliseconds = 10
/** The number of signals that are kept for a lost connection. */
const mostUntold = 1_000
/** Without an answer for this long signals count as missed; for this long, the connection is given up. */
const silence = { untrustedMilliseconds: 1_200, cutMilliseconds: 5_000 }

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

/**
 * Listens continuously: a lost connection is opened again with growing waits, after which every listener is told to look again.
 */
export async function openSignals(databaseUrl: string, log: Log): Promise<Signals> {
  const listeners = new Map<string, Set<Hear<never>>>()
  const untold = new Set<string>()
  const self = newId()
  let connection: pg.Client | null = null
  let isClosed = false
  let isTelling = false
  let answeredAt = performance.now()

  function hearOf(text: string): void {
    const { name, told, from } = JSON.parse(text) as Wire
    // This process has heard its own signals already.
    if (from !== self) for (const hear of listeners.get(name) ?? []) hear(told as never)
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      query_timeout: silence.cutMilliseconds,
      keepAlive: true,
      application_name: 'makola signals',
    })
    // The end event that follows reports the fault.
    client.on('error', () => {})
    client.on('end', () => {
      if (connection === client) void reconnect()
    })
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) hearOf(payload)
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      cut(client)
      throw error
    }
    answeredAt = performance.now()
    connection = client
  }

  async function reconnect(): Promise<void> {
    connection = null
    log.warn('signals: the connection was lost')
    for (let pause = firstWaitMilliseconds; !isClosed; pause = Math.min(pause * 2, longestWaitMilliseconds)) {
      await wait(pause, undefined, { ref: false })
      if (isClosed) return
      const isBack = await connect().then(
        () => true,
        () => false,
      )
      if (!isBack) continue
      log.info('signals: listening again')
      void tellUntold()
      for (const group of listeners.values()) for (const hear of group) hear(null)
      return
    }
  }

  /** Signals that gathered for a moment, or during the last send, go together. */
  async function tellUntold(): Promise<void> {
    if (isTelling) return
    isTelling = true
    while (untold.size > 0 && connection) {
      await wait(gatherMilliseconds, undefined, { ref: false })
      const texts = [...untold]
      untold.clear()
      const isTold = await connection
        ?.query('select pg_notify($1, told) from unnest($2::text[]) told', [channel, texts])
        .then(
          () => true,
          () => false,
        )
      if (!isTold) for (const text of texts.slice(-mostUntold)) untold.add(text)
    }
    isTelling = false
  }

  await connect()
  let asked: pg.Client | null = null
  const asking = setInterval(async () => {
    const client = connection
    // One question at a time: questions behind a cut cable would all be sent when it is restored.
    if (!client || asked === client) return
    asked = client
    const isAlive = await client.query('select 1').then(
      () => true,
      () => false,
    )
    if (asked === client) asked = null
    if (!isAlive) cut(client)
    else if (connection === client) answeredAt = performance.now()
  }, askMilliseconds)
  asking.unref()

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
    isListening: () => connection !== null && performance.now() - answeredAt < silence.untrustedMilliseconds,
    async close() {
      isClosed = true
      clearInterval(asking)
      const last = connection
      connection = null
      await last?.end().catch(() => {})
    },
  }
}

/** `from`: the sending process; none for a signal that the database itself sends. */
type Wire = { name: string; told: object; from?: string }

/** Ends a possibly dead connection: a clean end would wait for an answer. */
function cut(client: pg.Client): void {
  client.connection.stream.destroy()
}
