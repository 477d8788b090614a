import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount } from '../../testing/builders/auth.ts'
import { createApp } from './app.ts'
import { modules } from './modules.ts'
import { bellRang } from './notifications/events.ts'
import { readConfig } from './platform/config.ts'
import { readOutboxFolder } from './platform/mail/mailer.ts'
import { type OpenPlatform, openPlatform } from './platform/open-platform.ts'

// A shop with its own workers and database, which is killed during the test.
let folder: string
let shop: OpenPlatform

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'makola-coming-back-'))
  shop = await openPlatform(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, modules), modules, { owns: true })
  await shop.platform.jobs.startWorkers(shop.platform)
}, 90_000)
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

async function killDatabase(): Promise<void> {
  const { rows } = await shop.platform.database.execute<{ data_directory: string }>(sql`show data_directory`)
  const [pid] = readFileSync(join(rows[0]?.data_directory ?? '', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

test('requests, workers and live events recover by themselves after the database was killed', {
  timeout: 120_000,
}, async () => {
  const { platform } = shop
  const app = createApp(platform)
  const { email } = await anAccount(platform)
  const countLetters = async () =>
    (await readOutboxFolder(platform.mailer.folder ?? '')).filter(({ to }) => to === email).length
  const askForLetter = () =>
    app.request('/api/auth/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    })
  const heard: unknown[] = []
  platform.signals.subscribe(bellRang, (told) => heard.push(told))
  const patience = { timeout: 60_000 }
  for (let round = 1; round <= 2; round++) {
    await killDatabase()
    // The time until the loss is noticed varies; the advice about when to come again does not.
    await expect.poll(() => platform.signals.isListening(), patience).toBe(false)
    const refused = await app.request('/api/rates/')
    if (refused.status !== 200) {
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)])
    }
    await expect.poll(async () => (await app.request('/api/rates/')).status, patience).toBe(200)
    // Every listener learns that it may have missed something.
    await expect.poll(() => heard, patience).toEqual(Array(round).fill(null))
    expect((await askForLetter()).status).toBe(202)
    await expect.poll(countLetters, patience).toBe(round)
  }
})
