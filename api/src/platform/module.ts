import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Hono } from 'hono'
import type { Config } from './config.ts'
import type { Caller } from './http/caller.ts'
import type { Router } from './http/router.ts'
import type { Measure } from './measure.ts'
import type { Reaction } from './messaging/events.ts'
import type { Schedule } from './messaging/jobs.ts'
import type { Metric } from './metrics/metric.ts'
import type { Platform } from './platform.ts'
import type { PersonalData, RetentionRule } from './privacy/personal-data.ts'
import type { ModuleSettings } from './settings.ts'

/** A rule that holds at every moment: `query` returns the rows that break it. `npm run verify` checks all of them. */
export type Invariant = { id: string; says: string; query: SQL }

/** A verb of the command line: `npm run shop -- <name> <arguments>`. */
export type Command = {
  name: string
  summary: string
  usage: string
  /** Returns the exit code. */
  run: (platform: Platform, args: string[]) => Promise<number>
}

/** The person who asks for a private file: signed in or not, with the token of a tracking link or without. */
export type FileAsker = { caller: Caller; token: string | undefined }

/** Decides if this asker may read the private files of one owner. Refuses nothing by itself: the call answers 404. */
export type MayReadFile = (platform: Platform, ownerId: string, asker: FileAsker) => Promise<boolean>

/** A noun's contribution to the shop. */
export type Module = {
  name: string
  /** What it reads from the environment; its code asks `config.of` for it. */
  settings?: ModuleSettings
  routes?: (router: Router) => void
  /** The routes outside the API: pictures, a provider's page. */
  site?: (site: Hono, platform: Platform) => void
  reactions?: readonly Reaction[]
  schedules?: readonly Schedule[]
  invariants?: readonly Invariant[]
  commands?: readonly Command[]
  /** What a public shop should change, though it may open: `npm run doctor -- --public` says it. */
  warn?: (platform: Platform) => Promise<string[]>
  /** What it counts and times; with the gauges of its measures, the list from which dashboard and alerts are written. */
  metrics?: readonly Metric[]
  /** The figures that it reads when somebody looks at the metrics. */
  measures?: readonly Measure[]
  /** A query for the `key` of every object that its rows name: a backup takes them along. */
  keptObjects?: string
  /** The columns in which its histories name their authors, as `nameOf` does. */
  authors?: readonly AnyPgColumn[]
  /** Its part in exporting and erasing a person's data. */
  personalData?: PersonalData
  /** The times after which it takes data away. */
  retention?: readonly RetentionRule[]
  /** The readers of the private files that it owns, by the kind of owner that it gives when it attaches them. */
  fileReaders?: Readonly<Record<string, MayReadFile>>
}

/** The queries of all modules for the objects that their rows name. */
export const keptObjectsOf = (modules: readonly Module[]) => modules.flatMap(({ keptObjects }) => keptObjects ?? [])

/** The readers of private files, by the kind of their owner. */
export const fileReadersOf = (modules: readonly Module[]): Platform['fileReaders'] =>
  new Map(modules.flatMap(({ fileReaders = {} }) => Object.entries(fileReaders)))

/** The parts of all modules in exporting and erasing a person's data, and in taking data away after its time. */
export const privacyOf = (modules: readonly Module[]): Pick<Platform, 'personalData' | 'retention'> => ({
  personalData: modules.flatMap(({ personalData = [] }) => personalData),
  retention: modules.flatMap(({ retention = [] }) => retention),
})

/** A verb of the command line that opens the database by itself, or none. */
export type PlainCommand = Omit<Command, 'run'> & {
  /** Returns the exit code. */
  run: (config: Config, modules: readonly Module[], args: string[]) => Promise<number>
}
