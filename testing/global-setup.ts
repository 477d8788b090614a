import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { modules } from '../api/src/modules.ts'
import { openDatabase } from '../api/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../api/src/platform/database/embedded-postgres.ts'
import { migrate } from '../api/src/platform/database/migrate.ts'
import { createLog } from '../api/src/platform/log.ts'
import { openJobs } from '../api/src/platform/messaging/jobs.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string
  }
}

// No test cuts the power: nothing waits for the disk, and to drop a database need not empty all memory first.
const settings = ['fsync=off', 'full_page_writes=off']

/** Starts one PostgreSQL for all API tests and prepares the template for each test file's database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'makola-tests-'))
  const server = await startEmbeddedPostgres(folder, { settings })
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query('create database makola_template')
  await admin.end()
  const url = new URL(server.url)
  url.pathname = '/makola_template'
  const database = openDatabase(url.href, 2)
  await migrate(database)
  const jobs = await openJobs(
    database,
    createLog('silent'),
    modules.flatMap((module) => module.reactions ?? []),
    [],
  )
  await jobs.stop()
  await database.$client.end()
  project.provide('databaseUrl', server.url)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
