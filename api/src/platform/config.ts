import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isCurrency } from '@makola/money/currencies.ts'
import { z } from 'zod'
import type { Smtp } from './mail/smtp-mailer.ts'
import { parseSettings } from './parse-settings.ts'
import { findFaultsHere } from './public-faults.ts'
import { type GivenSecret, listSecrets } from './read-secret-files.ts'
import { ConfigError, type ModuleSettings, onOff } from './settings.ts'

const port = z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65_535)

/** The settings that belong to no module, by their names in the environment. */
const settingsSchema = z.object({
  PORT: port.default(3000).describe('Port to serve on'),
  HOST: z.string().min(1).default('localhost').describe('Address to listen on; 0.0.0.0 for every network interface'),
  PUBLIC_URL: z
    .url({ error: 'must be a web address' })
    .optional()
    .describe("The shop's public address, for links in emails"),
  DATA_DIR: z.string().min(1).default('.data').describe('Folder of the embedded database, pictures and sent mail'),
  PAGES_DIR: z
    .string()
    .min(1)
    .default('web/dist')
    .describe('Folder of the built pages; a build in another language has one of its own'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' })
    .optional()
    .describe('A PostgreSQL 15 or newer to use instead of the embedded one'),
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' })
    .optional()
    .describe('The address of that PostgreSQL itself, where DATABASE_URL is a pooler in transaction mode'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('Connections that one process keeps open for requests, and as many again for queued work'),
  ANSWER_CACHE_MB: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .int()
    .min(0)
    .max(4_000)
    .default(64)
    .describe('Memory of one process, in megabytes, for what every visitor is answered alike; 0 keeps nothing'),
  SEED: z
    .enum(['demo', 'none'], { error: 'must be demo or none' })
    .default('demo')
    .describe('What an empty shop starts with'),
  DEMO: z
    .enum(['here', 'public'], { error: 'must be here or public' })
    .default('here')
    .describe('Who may reach the demo accounts and the sandbox: this machine only, or everyone at a public address'),
  SHOP_NAME: z.string().min(1).max(40).default('Makola').describe("The shop's name, everywhere"),
  BASE_CURRENCY: z
    .string()
    .refine(isCurrency, { error: 'must be an ISO 4217 currency code' })
    .default('USD')
    .describe('The currency that rates are quoted against'),
  MAINTENANCE_BANNER: onOff('on').describe('The red maintenance banner'),
  MEDIA_URL: z.string().min(1).default('/media').describe('Public base address of pictures'),
  FETCH_PICTURES: onOff('on').describe(
    'Fetch pictures that imported tables name by their addresses; off where the shop may not reach out',
  ),
  S3_BUCKET: z
    .string()
    .min(3)
    .optional()
    .describe('Bucket that keeps pictures, at any S3 service; without one they are files in DATA_DIR'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be a web address' })
    .optional()
    .describe("The S3 service's address; AWS when not given"),
  S3_REGION: z.string().min(1).default('wnam').describe("The bucket's region, or a hint where the service wants one"),
  S3_PATH_STYLE: onOff('on').describe('Address objects as endpoint/bucket/key instead of bucket.endpoint/key'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Credentials of S3_BUCKET'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('Credentials of S3_BUCKET'),
  AUTH_SECRET: z
    .string()
    .min(32, { error: 'must have at least 32 characters' })
    .optional()
    .describe('Signs access tokens and tracking links; made and kept in DATA_DIR when not given'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, { error: 'must start with smtp:// or smtps://' })
    .optional()
    .describe('The mail server, like smtps://user:password@mail.example.com; without one, mail is kept in DATA_DIR'),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@,"\r\n]+ <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/, {
      error: 'must be an email address, or a name and an address like Makola <orders@example.com>',
    })
    .optional()
    .describe('Who the mail is from; needed with SMTP_URL'),
  TRUST_PROXY: onOff('off').describe(
    'Take the caller’s address from X-Forwarded-For; only behind a proxy that sets it',
  ),
  HSTS_SUBDOMAINS: onOff('off').describe(
    'Tell browsers that all hosts below the shop’s own speak HTTPS, too; only where that is true',
  ),
  DRAIN_WAIT: z.coerce
    .number({ error: 'must be a number of seconds' })
    .int()
    .min(0)
    .max(120)
    .default(0)
    .describe('Seconds from SIGTERM until the port closes; behind a load balancer, as long as it takes to notice'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('How much is logged'),
  PAUSE_POINT: z.string().optional().describe('Tests only: where the program stops for a kill'),
})

/** The settings, read once at the start, plus what follows from them. */
export type Config = {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  pagesDir: string
  databaseUrl: string | undefined
  /** Given where `databaseUrl` is a pooler: for what a pooler cannot do. */
  databaseDirectUrl: string | undefined
  databasePool: number
  answerCacheMegabytes: number
  seed: 'demo' | 'none'
  demo: 'here' | 'public'
  shopName: string
  baseCurrency: string
  maintenanceBanner: boolean
  mediaUrl: string
  /** True when pictures that imported tables name by address are fetched. */
  fetchPictures: boolean
  /** Null: pictures are files in the data folder. */
  bucket: BucketSettings | null
  authSecret: string | undefined
  /** Null: mail is kept in a folder instead of being sent. */
  smtp: Smtp | null
  trustProxy: boolean
  /** True when every host below the shop's own speaks HTTPS. */
  hstsSubdomains: boolean
  /** How long the door stays open at the end, not ready any more. */
  drainWaitSeconds: number
  logLevel: string
  pausePoint: string | undefined
  /** What a module reads from its own settings. */
  of: <Value>(settings: ModuleSettings<Value>) => Value
  /** What a shop at a public address must change in the settings of its modules. */
  listModuleFaults: (shop: { isDemo: boolean }) => string[]
  /** The secrets that are given, by name and length. */
  secrets: GivenSecret[]
}

/** A bucket of an S3 service. */
export type BucketSettings = {
  bucket: string
  /** AWS when undefined. */
  endpoint: string | undefined
  region: string
  isPathStyle: boolean
  accessKeyId: string
  secretAccessKey: string
}

type Owner = { settings?: ModuleSettings }

/** Returns every setting by its name in the environment. `.env.example` is written from this. */
export function listSettings(modules: readonly Owner[]): Record<string, z.ZodType> {
  return Object.assign({}, settingsSchema.shape, ...modules.map(({ settings }) => settings?.shape))
}

/** Settings that mean nothing without another one, each with the one it needs. */
const ownPartners = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
] as const

/**
 * Reads the settings from an environment. Relative paths count from the project's root.
 * @throws ConfigError naming every fault at once, those of a public address included.
 */
export function readConfig(environment: Record<string, string | undefined>, modules: readonly Owner[] = []): Config {
  const parts = modules.flatMap((module) => module.settings ?? [])
  const partners = [...ownPartners, ...parts.flatMap((part) => part.partners ?? [])]
  const { data, given, faults } = parseSettings(environment, { shape: listSettings(modules), partners })
  const values = new Map<ModuleSettings, unknown>()
  for (const part of parts) collect(faults, () => values.set(part, part.read(data)))
  const settings = data as z.output<typeof settingsSchema>
  const bucket = collect(faults, () => readBucket(settings)) ?? null
  const config: Config = {
    ...readOwn(settings),
    bucket,
    of<Value>(part: ModuleSettings<Value>) {
      if (!values.has(part)) throw new Error('These settings were not read: give readConfig the modules')
      return values.get(part) as Value
    },
    listModuleFaults: (shop) =>
      parts.flatMap((part) => (values.has(part) ? part.findPublicFaults?.(values.get(part), shop) : undefined) ?? []),
    secrets: listSecrets(Object.keys(listSettings(modules)), given),
  }
  if (faults.length > 0) throw new ConfigError([...faults, ...findFaultsHere(config)])
  return config
}

/** Runs one reader; what it refuses is told together with everything else. */
function collect<Value>(faults: string[], read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    faults.push(...error.faults)
    return undefined
  }
}

function readOwn(settings: z.output<typeof settingsSchema>) {
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: (settings.PUBLIC_URL ?? `http://${nameOfHost(settings.HOST)}:${settings.PORT}`).replace(/\/$/, ''),
    dataDir: resolve(projectRoot, settings.DATA_DIR),
    pagesDir: resolve(projectRoot, settings.PAGES_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL,
    databasePool: settings.DATABASE_POOL,
    answerCacheMegabytes: settings.ANSWER_CACHE_MB,
    seed: settings.SEED,
    demo: settings.DEMO,
    shopName: settings.SHOP_NAME,
    baseCurrency: settings.BASE_CURRENCY,
    maintenanceBanner: settings.MAINTENANCE_BANNER,
    fetchPictures: settings.FETCH_PICTURES,
    mediaUrl: settings.MEDIA_URL.replace(/\/$/, ''),
    authSecret: settings.AUTH_SECRET,
    smtp: settings.SMTP_URL && settings.MAIL_FROM ? { url: settings.SMTP_URL, from: settings.MAIL_FROM } : null,
    trustProxy: settings.TRUST_PROXY,
    hstsSubdomains: settings.HSTS_SUBDOMAINS,
    drainWaitSeconds: settings.DRAIN_WAIT,
    logLevel: settings.LOG_LEVEL,
    pausePoint: settings.PAUSE_POINT,
  }
}

/** @throws ConfigError when a bucket has no credentials. */
function readBucket(settings: z.output<typeof settingsSchema>): BucketSettings | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_PATH_STYLE, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  if (S3_BUCKET === undefined) return null
  if (S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined) {
    throw new ConfigError(['S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'])
  }
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    isPathStyle: S3_PATH_STYLE,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

/** A listening address in the form of a web address. */
function nameOfHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** The folder that holds the four workspaces. */
export const projectRoot = resolve(import.meta.dirname, '../../..')

/** Loads `.env` from the project's root into the environment, if it exists. Variables already set take precedence. */
export function loadDotEnv(): void {
  const file = join(projectRoot, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
