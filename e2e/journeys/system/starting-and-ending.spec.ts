import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { makeDataFolder } from '../../../testing/shop/data-folder.ts'
import { freePort } from '../../../testing/shop/shop-process.ts'
import { buildServerWhenChanged } from '../../../tools/build-server.ts'

const root = resolve(import.meta.dirname, '../../..')
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
  await expect.poll(() => statusOf(port, '/health/ready'), { timeout: 90_000 }).toBe(200)
  const toldAt = Date.now()
  await endOf(npm, 'SIGTERM')
  await expect.poll(() => statusOf(port, '/health/ready'), { timeout: 12_000 }).toBe('nobody answers')
  await expect.poll(() => existsSync(noteOfDatabase()), { timeout: 12_000 }).toBe(false)
  expect(Date.now() - toldAt).toBeLessThan(12_000)
})

test('the built program runs without npm, and after SIGTERM its door stays open until a balancer has looked', async () => {
  buildServerWhenChanged()
  const port = String(await freePort())
  const program = spawn(process.execPath, ['dist/server/main.mjs', '--services=web'], {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: join(folder, 'shop'), SEED: 'none', DRAIN_WAIT: '3' },
    stdio: 'ignore',
  })
  await expect.poll(() => statusOf(port, '/health/ready'), { timeout: 90_000 }).toBe(200)
  const toldAt = Date.now()
  const ended = endOf(program, 'SIGTERM')
  await expect.poll(() => statusOf(port, '/health/ready')).toBe(503)
  expect(await statusOf(port, '/health/live')).toBe(200)
  expect(await statusOf(port, '/api/shop')).toBe(200)
  expect(Date.now() - toldAt).toBeLessThan(3_000)
  expect(await ended).toBe(0)
  expect(Date.now() - toldAt).toBeGreaterThan(3_000)
  expect(Date.now() - toldAt).toBeLessThan(12_000)
  expect(existsSync(noteOfDatabase())).toBe(false)
})

test('SIGTERM while the shop still opens ends it and its database', async () => {
  buildServerWhenChanged()
  const port = String(await freePort())
  const program = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: join(folder, 'shop'), SEED: 'none' },
    stdio: 'ignore',
  })
  await expect.poll(() => statusOf(port, '/health/ready'), { intervals: [10] }).toBe(503)
  expect(await endOf(program, 'SIGTERM')).toBe(0)
  expect(existsSync(noteOfDatabase())).toBe(false)
})

/** The note of a running database; it is gone when the database has ended. */
const noteOfDatabase = () => join(folder, 'shop/postgres/data/postmaster.pid')

const statusOf = (port: string, path: string) =>
  fetch(`http://localhost:${port}${path}`).then(
    ({ status }) => status,
    () => 'nobody answers',
  )

function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolveEnd) => {
    child.once('exit', resolveEnd)
    child.kill(signal)
  })
}

test('at a public address neither the demo nor the sandbox opens, and all faults are reported at once', () => {
  const { code, said } = startInVain({ PUBLIC_URL: 'https://shop.example' })
  expect(code).toBe(1)
  expect(said).toContain('SEED must be none')
  expect(said).toContain('SANDBOX_PAYMENTS must be off')
  expect(said).toContain('SMTP_URL and MAIL_FROM must be given')
  expect(existsSync(join(folder, 'shop'))).toBe(false)
})

test('an address that this machine does not have is refused in one line', () => {
  const { code, said } = startInVain({
    HOST: '192.0.2.7',
    PUBLIC_URL: 'http://localhost',
    SEED: 'none',
    SANDBOX_PAYMENTS: 'off',
  })
  expect(code).toBe(1)
  expect(said.trim()).toBe('HOST is 192.0.2.7, which is no address of this machine. Set HOST to localhost or 0.0.0.0.')
})
