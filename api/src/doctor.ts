import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { findPostgresBinaries } from './platform/database/postgres-binaries.ts'
import { refusePublicDemo } from './platform/http/public-address.ts'
import type { Module } from './platform/module.ts'
import { openPlatform } from './platform/open-platform.ts'
import { openObjectStore } from './platform/storage/open-object-store.ts'

type Check = { name: string; look: () => Promise<string> | string }

/** Reports in one line each what is present, missing or wrong. Returns 1 when something would keep the shop from starting. */
export async function doctor(config: Config, modules: readonly Module[]): Promise<number> {
  const checks: Check[] = [
    { name: 'settings', look: () => checkSettings(config) },
    { name: 'runtime', look: () => `Node ${process.versions.node}` },
    { name: 'data folder', look: () => checkDataFolder(config.dataDir) },
    {
      name: 'postgres',
      look: () => (config.databaseUrl ? 'given by DATABASE_URL' : `embedded, ${findPostgresBinaries()}`),
    },
    { name: 'database', look: () => checkDatabase(config, modules) },
    { name: 'pictures', look: () => checkStorage(config) },
    { name: 'port', look: () => checkPort(config) },
    { name: 'web', look: () => checkWeb(config) },
  ]
  let faults = 0
  for (const { name, look } of checks) {
    try {
      console.log(`ok     ${name.padEnd(12)} ${await look()}`)
    } catch (error) {
      faults++
      console.log(`WRONG  ${name.padEnd(12)} ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return faults === 0 ? 0 : 1
}

function checkSettings(config: Config): string {
  refusePublicDemo(config)
  return `base currency ${config.baseCurrency}, public address ${config.publicUrl}`
}

function checkDataFolder(folder: string): string {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.W_OK)
  const { bavail, bsize } = statfsSync(folder)
  const freeGigabytes = (bavail * bsize) / 1e9
  if (freeGigabytes < 1) throw new Error(`${folder} has less than 1 GB free`)
  return `${folder}, ${Math.floor(freeGigabytes)} GB free`
}

async function checkDatabase(config: Config, modules: readonly Module[]): Promise<string> {
  const { platform, close } = await openPlatform({ ...config, logLevel: 'silent' }, modules)
  try {
    const { rows } = await platform.database.execute<{ version: string; products: string }>(
      'select current_setting($$server_version$$) as version, (select count(*) from products) as products',
    )
    return `PostgreSQL ${rows[0]?.version}, tables up to date, ${rows[0]?.products} products`
  } finally {
    await close()
  }
}

async function checkStorage(config: Config): Promise<string> {
  const objects = await openObjectStore(config, { secret: '', clock: systemClock })
  return objects.check()
}

function checkPort({ host, port }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', () =>
      reject(new Error(`${host}:${port} is taken (is the shop running?); set PORT to another one`)),
    )
    server.listen(port, host, () => server.close(() => resolve(`${host}:${port} is free`)))
  })
}

function checkWeb({ pagesDir }: Config): string {
  if (!existsSync(join(pagesDir, 'server/server.js'))) return 'not built yet; npm start builds it'
  return 'built'
}
