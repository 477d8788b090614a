import { accessSync, constants, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findPrintedPasswords } from './auth/passwords/refuse-printed-passwords.ts'
import { describeBackups } from './platform/backup/describe-backups.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { findPostgresBinaries } from './platform/database/postgres-binaries.ts'
import type { Module } from './platform/module.ts'
import { openPlatform } from './platform/open-platform.ts'
import type { Platform } from './platform/platform.ts'
import { findPublicFaults, refusePublicFaults } from './platform/public-faults.ts'
import { openObjectStore } from './platform/storage/open-object-store.ts'

type Check = { name: string; look: () => Promise<string> | string }

type Asked = {
  /** Also everything that a shop at a public address must not start with, and what it should not. */
  isPublic: boolean
}

/** Reports in one line each what is present, missing or wrong. Returns 1 when something would keep the shop from starting. */
export async function doctor(config: Config, modules: readonly Module[], { isPublic }: Asked): Promise<number> {
  const checks: Check[] = [
    { name: 'settings', look: () => checkSettings(config) },
    { name: 'secrets', look: () => describeSecrets(config) },
    { name: 'runtime', look: () => `Node ${process.versions.node}` },
    { name: 'data folder', look: () => checkDataFolder(config.dataDir) },
    {
      name: 'postgres',
      look: () => (config.databaseUrl ? 'given by DATABASE_URL' : `embedded, ${findPostgresBinaries()}`),
    },
    { name: 'backup', look: () => describeBackups(config) },
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
  if (isPublic) faults += await examinePublic(config, modules)
  return faults === 0 ? 0 : 1
}

/** Says whether this shop may open at a public address. Returns the number of faults; a warning is none. */
async function examinePublic(config: Config, modules: readonly Module[]): Promise<number> {
  const faults = findPublicFaults(config)
  const warnings = isBehindProxy(config) ? [proxyWarning] : []
  await withPlatform(config, modules, async (platform) => {
    // A demo that is public on purpose gives its accounts passwords of their own.
    const printed = config.demo === 'public' ? null : await findPrintedPasswords(platform)
    if (printed) faults.push(printed.text)
    for (const module of modules) warnings.push(...((await module.warn?.(platform)) ?? []))
  })
  for (const fault of faults) console.log(`WRONG  ${'public'.padEnd(12)} ${fault}`)
  for (const warning of warnings) console.log(`look   ${'public'.padEnd(12)} ${warning}`)
  if (faults.length === 0)
    console.log(`ok     ${'public'.padEnd(12)} nothing keeps this shop from opening at ${config.publicUrl}`)
  return faults.length
}

/** The shop itself speaks http: an https address is a proxy's. */
const isBehindProxy = ({ publicUrl, trustProxy }: Config) => publicUrl.startsWith('https:') && !trustProxy

const proxyWarning =
  'TRUST_PROXY is off, but an https address means that a proxy stands before the shop: all visitors share one limit. Set it to on when the proxy sets X-Forwarded-For.'

/** Names and lengths: a secret itself is shown nowhere. */
function describeSecrets({ secrets }: Config): string {
  if (secrets.length === 0) return 'none given'
  const texts = secrets.map(({ name, length, isFile }) => `${name} ${length} characters${isFile ? ' from a file' : ''}`)
  return texts.join(', ')
}

async function withPlatform<Value>(
  config: Config,
  modules: readonly Module[],
  work: (platform: Platform) => Promise<Value>,
): Promise<Value> {
  const { platform, close } = await openPlatform({ ...config, logLevel: 'silent' }, modules)
  try {
    return await work(platform)
  } finally {
    await close()
  }
}

function checkSettings(config: Config): string {
  refusePublicFaults(config)
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

function checkDatabase(config: Config, modules: readonly Module[]): Promise<string> {
  return withPlatform(config, modules, async ({ database }) => {
    const { rows } = await database.execute<{ version: string; products: string }>(
      'select current_setting($$server_version$$) as version, (select count(*) from products) as products',
    )
    return `PostgreSQL ${rows[0]?.version}, tables up to date, ${rows[0]?.products} products`
  })
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
