import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { makeDataFolder } from '../../testing/shop/data-folder.ts'
import { freePort } from '../../testing/shop/shop-process.ts'

const root = resolve(import.meta.dirname, '../..')
const main = ['api/src/main.ts']
let folder: string
test.beforeEach(() => {
  folder = makeDataFolder()
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts with bad settings and returns the output and the exit code. */
function startInVain(environment: Record<string, string>): { code: number | null; said: string } {
  const env = { ...process.env, DATA_DIR: join(folder, 'shop'), ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, main, { cwd: root, env, encoding: 'utf8' })
  return { code: status, said: `${stdout}${stderr}` }
}

test('SIGTERM to npm ends the shop and its database', async () => {
  const port = String(await freePort())
  const dataDir = join(folder, 'shop')
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'error' },
    stdio: 'ignore',
  })
  const health = () =>
    fetch(`http://localhost:${port}/health/ready`).then(
      ({ status }) => status,
      () => 'nobody answers',
    )
  await expect.poll(health, { timeout: 90_000 }).toBe(200)
  await endOf(npm, 'SIGTERM')
  await expect.poll(health, { timeout: 12_000 }).toBe('nobody answers')
  // The note of a running server is gone when it has ended.
  const note = join(dataDir, 'postgres/data/postmaster.pid')
  await expect.poll(() => existsSync(note), { timeout: 12_000 }).toBe(false)
})

function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolveEnd) => {
    child.once('exit', () => resolveEnd())
    child.kill(signal)
  })
}

test('at a public address neither the demo nor the sandbox opens, and all faults are reported at once', () => {
  const { code, said } = startInVain({ PUBLIC_URL: 'https://shop.example' })
  expect(code).toBe(1)
  expect(said).toContain('SEED must be none')
  expect(said).toContain('SANDBOX_PAYMENTS must be off')
  expect(existsSync(join(folder, 'shop'))).toBe(false)
})

test('an address that this machine does not have is refused in one line', () => {
  const { code, said } = startInVain({ HOST: '192.0.2.7', SEED: 'none', SANDBOX_PAYMENTS: 'off' })
  expect(code).toBe(1)
  expect(said.trim()).toBe('HOST is 192.0.2.7, which is no address of this machine. Set HOST to localhost or 0.0.0.0.')
})
