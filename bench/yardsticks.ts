import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** One statement as the shop sent it. */
export type Statement = { text: string; values: unknown[] }

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
 * end, so that the same statements can be sent later.
 */
export async function recordStatements(
  work: () => Promise<unknown>,
  { isRehearsal = false } = {},
): Promise<Statement[]> {
  const statements: Statement[] = []
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first, second] = args as [string | { text: string }, unknown[] | undefined]
    statements.push({
      text: typeof first === 'string' ? first : first.text,
      values: Array.isArray(second) ? second : [],
    })
    return isRehearsal && first === 'commit' ? send.call(this, 'rollback') : send.apply(this, args)
  } as typeof pg.Client.prototype.query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = send as typeof pg.Client.prototype.query
  }
  return statements
}

/** Yardstick Y2: these statements, sent by the bare driver from a pool as large as the shop's. */
export function replay(pool: pg.Pool, statements: readonly Statement[]): () => Promise<void> {
  return async () => {
    for (const { text, values } of statements) await pool.query(text, values)
  }
}
