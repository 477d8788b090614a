import { addSeconds } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Round } from '../messaging/rounds.ts'
import type { Platform } from '../platform.ts'
import { backupAt, backupDatabase } from './backup-database.ts'
import { listBackups } from './manifest.ts'
import { backupFolderOf, backupSettings } from './settings.ts'

/** The time until the first look, so that a start stays quick, between two looks, and after a failure, in milliseconds. */
const lookMilliseconds = { first: 600_000, usual: 60_000, failed: 3_600_000 }

/** In UTC, for the countries that the shop was made for. */
const night = { from: 1, to: 5 }
/** A backup older than that is made again at night, or at any hour, in seconds. */
const oldSeconds = { night: 20 * 3600, day: 26 * 3600 }

/** A backup every night, and ten minutes after a start where there is none or the last night was missed. */
export function nightlyBackup(): Round {
  let nextLook: number = performance.now() + lookMilliseconds.first
  return {
    name: 'nightly-backup',
    everySecond: true,
    async run(platform, signal) {
      if (performance.now() < nextLook) return
      nextLook = performance.now() + lookMilliseconds.usual
      if (!isBackedUp(platform) || !isBackupDue(lastBackupAt(platform), platform.clock.now())) return
      const { rate } = platform.config.of(backupSettings)
      try {
        const path = await backupDatabase(platform.config, platform.keptObjects, { rate, signal })
        platform.log.info({ path }, 'backup made')
      } catch (error) {
        nextLook = performance.now() + lookMilliseconds.failed
        if (!signal.aborted) throw error
      }
    },
  }
}

/** A backup before the tables change: the way back, should the new program be wrong. */
export async function backUpBefore(url: string, config: Config, keptObjects: readonly string[]): Promise<void> {
  if (!isBackedUp({ config })) return
  console.log('  Backing up before the tables change …')
  console.log(`  The backup is made: ${await backupAt(url, config, keptObjects)}`)
}

/** Another server has an operator with backups of their own, unless they name a folder. */
export function isBackedUp({ config }: Pick<Platform, 'config'>): boolean {
  const { isNightly, folder } = config.of(backupSettings)
  return isNightly && (config.databaseUrl === undefined || folder !== null)
}

/** The moment of the newest whole backup in the folder of the settings; null when there is none. */
export function lastBackupAt({ config }: Pick<Platform, 'config'>): Date | null {
  const newest = listBackups(backupFolderOf(config)).at(-1)
  return newest ? new Date(newest.header.madeAt) : null
}

/** Whether it is time for the next backup. */
export function isBackupDue(last: Date | null, now: Date): boolean {
  if (last === null) return true
  const isNight = now.getUTCHours() >= night.from && now.getUTCHours() < night.to
  return last <= addSeconds(now, -(isNight ? oldSeconds.night : oldSeconds.day))
}
