import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'

const firstWaitMilliseconds = 100
const longestWaitMilliseconds = 5_000
/** The interval of checks that the connection is alive, in milliseconds: a cut cable reports nothing. */
const askMilliseconds = 500
/** Without an answer for this long, messages count as missed; for this long, the connection is given up. */
const silence = { untrustedMilliseconds: 1_200, cutMilliseconds: 5_000 }

/** A connection that listens on one channel and is opened again when it is lost. */
export type ListeningConnection = {
  /** Null while it is lost. */
  current(): pg.Client | null
  /** True when it is open and has answered within the last second or so; otherwise messages may have been missed. */
  isAlive(): boolean
  close(): Promise<void>
}

type Told = {
  log: Log
  /** Called with the payload of each notification. */
  onMessage: (payload: string) => void
  /** Called when a lost connection is back: anything may have happened meanwhile. */
  onReturn: () => void
}

/** Listens continuously: a lost connection is opened again with growing waits. */
export async function openListeningConnection(
  connectionString: string,
  channel: string,
  { log, onMessage, onReturn }: Told,
): Promise<ListeningConnection> {
  let connection: pg.Client | null = null
  let isClosed = false
  let answeredAt = performance.now()

  async function connect(): Promise<void> {
    const client = newClient(connectionString)
    client.on('end', () => {
      if (connection === client) void reconnect()
    })
    client.on('notification', ({ payload }) => {
      if (payload !== undefined) onMessage(payload)
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
      if (!(await succeeds(connect()))) continue
      log.info('signals: listening again')
      onReturn()
      return
    }
  }

  await connect()
  const stopAsking = askRegularly(
    () => connection,
    (client, isAlive) => {
      if (!isAlive) cut(client)
      else if (connection === client) answeredAt = performance.now()
    },
  )
  return {
    current: () => connection,
    isAlive: () => connection !== null && performance.now() - answeredAt < silence.untrustedMilliseconds,
    async close() {
      isClosed = true
      stopAsking()
      const last = connection
      connection = null
      await last?.end().catch(() => {})
    },
  }
}

function newClient(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    query_timeout: silence.cutMilliseconds,
    keepAlive: true,
    application_name: 'makola signals',
  })
  // The end event that follows reports the fault.
  client.on('error', () => {})
  return client
}

/** One question at a time: questions behind a cut cable would all be sent when it is restored. */
function askRegularly(
  current: () => pg.Client | null,
  onAnswer: (client: pg.Client, isAlive: boolean) => void,
): () => void {
  let asked: pg.Client | null = null
  const asking = setInterval(async () => {
    const client = current()
    if (!client || asked === client) return
    asked = client
    const isAlive = await succeeds(client.query('select 1'))
    if (asked === client) asked = null
    onAnswer(client, isAlive)
  }, askMilliseconds)
  asking.unref()
  return () => clearInterval(asking)
}

/** Ends a possibly dead connection: a clean end would wait for an answer. */
function cut(client: pg.Client): void {
  client.connection.stream.destroy()
}

/** True when it ends without an error. */
export function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}
