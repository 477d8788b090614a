import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/**
 * One statement as the shop sent it: under its name when it has one. `connection` numbers the connections; `flight` counts the
 * round trips on each, so that statements sent without waiting for one another share a flight.
 */
export type Statement = {
  query: { text: string; name?: string }
  values: unknown[]
  connection: number
  flight: number
  isPipelined: boolean
}

type Tape = {
  statements: Statement[]
  lines: Map<pg.Client, { number: number; flight: number; open: number }>
  isRehearsal: boolean
}
type Send = (...args: unknown[]) => unknown

/** What is being recorded now. */
let tape: Tape | null = null

// Put in place before the first connection is opened: some keep the function that sends.
const send = pg.Client.prototype.query as Send
pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
  if (!tape) return send.apply(this, args)
  const { statement, end } = note(tape, this, args)
  const isWithdrawn = tape.isRehearsal && isCommand(statement, 'commit')
  const given = isWithdrawn ? ['rollback', ...args.slice(1)] : args
  const callback = given.at(-1)
  if (typeof callback === 'function') {
    const answer = (error: unknown, result: pg.QueryResult) => {
      end()
      callback(error, isWithdrawn && result ? asCommitted(result) : result)
    }
    return send.apply(this, [...given.slice(0, -1), answer])
  }
  const sent = send.apply(this, given)
  if (!(sent instanceof Promise)) return sent
  sent.then(end, end)
  return isWithdrawn ? sent.then(asCommitted) : sent
} as typeof pg.Client.prototype.query

const asCommitted = (result: pg.QueryResult) => Object.assign(result, { command: 'COMMIT' })

function note({ statements, lines }: Tape, client: pg.Client, [first, second]: unknown[]) {
  const line = lines.get(client) ?? { number: lines.size, flight: 0, open: 0 }
  lines.set(client, line)
  if (line.open === 0) line.flight++
  line.open++
  const query = typeof first === 'string' ? { text: first } : { ...(first as { text: string; values?: unknown[] }) }
  const values = Array.isArray(second) ? second : ('values' in query && query.values) || []
  const isPipelined = Boolean((client as { pipeline?: boolean }).pipeline)
  const statement = { query, values, connection: line.number, flight: line.flight, isPipelined }
  statements.push(statement)
  return { statement, end: () => void line.open-- }
}

/** Whether a statement is this command, perhaps with settings behind it. */
export function isCommand({ query }: Statement, command: 'begin' | 'commit'): boolean {
  return query.text.split(';')[0]?.trim().toLowerCase() === command
}

/** Yardstick Y1: a server of its own process that answers these bytes and does nothing else. */
export async function startBareServer(
  bytes: string,
  contentType = 'application/json',
): Promise<{ url: string; stop: () => void }> {
  const file = join(mkdtempSync(join(tmpdir(), 'makola-bench-')), 'answer')
  writeFileSync(file, bytes)
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), file, contentType], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk).trim())),
  )
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}

/**
 * Records the statements that `work` sends through any connection of this process. A rehearsal rolls its transaction back at the
 * end and says that it is committed, so that the same statements can be sent later.
 */
export async function recordStatements(
  work: () => Promise<unknown>,
  { isRehearsal = false } = {},
): Promise<Statement[]> {
  const own: Tape = { statements: [], lines: new Map(), isRehearsal }
  tape = own
  try {
    await work()
  } finally {
    tape = null
  }
  return own.statements
}

/** The statements by connection and round trip, in the order in which they were sent. */
export function flightsOf(statements: readonly Statement[]): Statement[][][] {
  const connections = Map.groupBy(statements, ({ connection }) => connection)
  return [...connections.values()].map((sent) => [...Map.groupBy(sent, ({ flight }) => flight).values()])
}

/** Yardstick Y2p: these statements from the bare driver, named and prepared as the shop does it. */
export function replay(pool: pg.Pool, statements: readonly Statement[]): () => Promise<void> {
  const connections = flightsOf(statements)
  return async () => {
    await Promise.all(connections.map((flights) => replayOn(pool, flights)))
  }
}

/** One connection's share; a transaction keeps it from beginning to end. */
async function replayOn(pool: pg.Pool, flights: Statement[][]): Promise<void> {
  const client = await pool.connect()
  try {
    for (const flight of flights) {
      await Promise.all(flight.map(({ query, values }) => client.query({ ...query, values })))
    }
  } finally {
    client.release()
  }
}
