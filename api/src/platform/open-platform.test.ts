import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { openStrictPooler, type StrictPooler } from '../../../testing/database/strict-pooler.ts'
import { createApp } from '../app.ts'
import { uncarriedStores } from '../ledger/tables.ts'
import { modules } from '../modules.ts'
import { readConfig } from './config.ts'
import { type Database, openDatabase } from './database/database.ts'
import { newId } from './ids.ts'
import { createLog } from './log.ts'
import { defineSignal, openSignals } from './messaging/signals.ts'
import { type OpenPlatform, openPlatform } from './open-platform.ts'

describe('a shop behind a pooler in transaction mode', () => {
  const name = `test_${randomBytes(6).toString('hex')}`
  const server = inject('databaseUrl')
  const directUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href
  let administrator: Database
  let pooler: StrictPooler
  let folder: string
  const open: OpenPlatform[] = []
  beforeAll(async () => {
    administrator = openDatabase(server, 1)
    await administrator.execute(`create database ${name}`)
    pooler = await openStrictPooler(directUrl)
    folder = mkdtempSync(join(tmpdir(), 'makola-pooled-'))
  })
  afterEach(async () => {
    for (const { close } of open.splice(0)) await close()
    pooler.refused.length = 0
  })
  afterAll(async () => {
    await pooler.close()
    await administrator.execute(`drop database ${name} with (force)`)
    await administrator.$client.end()
    rmSync(folder, { recursive: true, force: true })
  })

  const start = async () => {
    const opened = await openPlatform(
      readConfig(
        {
          DATA_DIR: folder,
          DATABASE_URL: pooler.url,
          DATABASE_DIRECT_URL: directUrl,
          DATABASE_POOL: '3',
          LOG_LEVEL: 'silent',
          PORT: '0',
        },
        modules,
      ),
      modules,
    )
    open.push(opened)
    return opened.platform
  }

  test('migrates, answers, works and signals, and sends the pooler nothing that lasts beyond a transaction', async () => {
    const [one, other] = [await start(), await start()]
    const before = pooler.connections()
    await one.jobs.startWorkers(one)
    const heard = new Promise((resolve) =>
      other.signals.subscribe(defineSignal<{ of: string }>('test.pooled'), resolve),
    )
    one.signals.tell(defineSignal<{ of: string }>('test.pooled'), { of: 'one' })
    expect(await heard).toEqual({ of: 'one' })
    for (const path of ['/api/products/', '/api/categories/', '/api/rates/']) {
      expect((await createApp(other).request(path)).status).toBe(200)
    }
    await other.database.execute(sql`insert into uncarried_stores values (${newId()})`)
    const uncarried = async () => (await other.database.select().from(uncarriedStores)).length
    await expect.poll(uncarried, { timeout: 40_000 }).toBe(0)
    expect(pooler.refused).toEqual([])
    expect(before).toBeGreaterThan(1)
  }, 60_000)

  test('could not do so with its one address', async () => {
    await expect(openSignals(pooler.url, createLog('silent'))).rejects.toThrow()
    const unpooled = openDatabase(pooler.url, 1)
    await expect(unpooled.execute('select 1')).rejects.toThrow()
    await unpooled.$client.end()
    expect(pooler.refused).toEqual(['listen makola', 'statement_timeout', 'idle_in_transaction_session_timeout'])
  })
})
