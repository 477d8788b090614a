import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backupModule } from '../backup/module.ts'
import { readConfig } from '../config.ts'
import { type OpenPlatform, openPlatform } from '../open-platform.ts'

let folder: string
let shop: OpenPlatform
const config = () => readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, [backupModule])

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'makola-owner-'))
  shop = await openPlatform(config(), [], { owns: true })
}, 60_000)
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the owner of the embedded database', () => {
  it('is a single process at a time', async () => {
    await expect(openPlatform(config(), [], { owns: true })).rejects.toThrow(/already runs on the data/)
  })

  it('restarts a killed database, where its connections find it, and still owns it', {
    timeout: 60_000,
  }, async () => {
    const { database } = shop.platform
    const { rows } = await database.execute<{ folder: string }>(sql`show data_directory`)
    const data = String(Object.values(rows[0] ?? {})[0])
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
    const answer = () =>
      database.execute<{ one: number }>(sql`select 1 as one`).then(
        (result) => result.rows[0]?.one,
        () => 'no answer',
      )
    await expect.poll(answer, { timeout: 10_000 }).toBe('no answer')
    await expect.poll(answer, { timeout: 45_000 }).toBe(1)
    await expect
      .poll(() => openPlatform(config(), [], { owns: true }).catch((error: Error) => error.message), {
        timeout: 10_000,
      })
      .toMatch(/already runs on the data/)
  })
})
