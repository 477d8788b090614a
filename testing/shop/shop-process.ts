import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { buildServerWhenChanged } from '../../tools/build-server.ts'

const root = resolve(import.meta.dirname, '../..')

/** A shop started as a person starts it: its own process, its own data, a real port. */
export type ShopProcess = {
  url: string
  process: ChildProcess
  /** Everything that it has printed. */
  output: () => string
  /** SIGTERM, and waits for the end. */
  stop: () => Promise<number | null>
}

/**
 * Starts the bundled server on this data folder, as `npm start` does, or the sources of another checkout, with these arguments,
 * and waits until it is ready. A worker has no door: it has said that it has started.
 */
export async function startShop(
  dataDir: string,
  environment: Record<string, string> = {},
  { folder = root, program, args = [] }: { folder?: string; program?: string; args?: string[] } = {},
): Promise<ShopProcess> {
  const port = environment.PORT ?? String(await freePort())
  const url = `http://localhost:${port}`
  const hasDoor = !args.includes('--services=worker')
  const main = program ?? (folder === root ? buildServerWhenChanged() : 'api/src/main.ts')
  const child = spawn(process.execPath, [...process.execArgv, main, ...args], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: hasDoor ? 'error' : 'info', ...environment, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise<number | null>((resolveEnd) => child.once('exit', resolveEnd))
  await Promise.race([
    hasDoor ? untilReady(url) : untilSaid(child, '"msg":"started"'),
    ended.then((code) => {
      throw new Error(`The shop ended with ${code} before it was ready:\n${output}`)
    }),
  ])
  return {
    url,
    process: child,
    output: () => output,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    const isReady = await fetch(`${url}/health/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((next) => setTimeout(next, 100))
  }
  throw new Error('The shop did not become ready within three minutes.')
}

function untilSaid(child: ChildProcess, words: string): Promise<void> {
  let said = ''
  return new Promise((resolveSaid) =>
    child.stdout?.on('data', (chunk) => {
      said += chunk
      if (said.includes(words)) resolveSaid()
    }),
  )
}

export function freePort(): Promise<number> {
  return new Promise((resolvePort) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
