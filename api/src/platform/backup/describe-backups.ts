import type { Config } from '../config.ts'
import { defineMeasure } from '../measure.ts'
import { Gauge } from '../metrics/metric.ts'
import type { Platform } from '../platform.ts'
import { isBackedUp, lastBackupAt } from './nightly-backup.ts'
import { backupFolderOf, backupSettings } from './settings.ts'

/** A backup is made every night: an older one says that something is wrong, in hours. */
const usualHours = 26

/** How old the newest backup is, in words. */
export function describeBackups(config: Config): string {
  if (!isBackedUp({ config })) {
    return config.databaseUrl === undefined
      ? 'none: BACKUPS is off'
      : 'left to the other server; with BACKUP_DIR the shop makes its own'
  }
  const hours = ageInHours(config)
  const folder = backupFolderOf(config)
  if (hours === null) return `none yet; a shop that runs makes one every night in ${folder}`
  return `the newest is ${hours} hours old${hours > usualHours ? ', too old' : ''}; they are in ${folder}`
}

/** What a public shop should change about its backups. */
export async function warnAboutBackups({ config }: Platform): Promise<string[]> {
  if (config.databaseUrl !== undefined) return []
  if (!isBackedUp({ config })) return ['BACKUPS is off: nothing brings this shop back when its disk breaks.']
  const warnings: string[] = []
  if (config.of(backupSettings).folder === null) {
    warnings.push('Backups lie beside the data, and are lost with it. Set BACKUP_DIR to a folder on another disk.')
  }
  const hours = ageInHours(config)
  if (hours === null) warnings.push('There is no backup yet. Make one: npm run shop -- backup')
  else if (hours > usualHours) warnings.push(`The newest backup is ${hours} hours old. The log says why none followed.`)
  return warnings
}

function ageInHours(config: Config): number | null {
  const last = lastBackupAt({ config })
  return last && Math.floor((Date.now() - last.getTime()) / 3_600_000)
}

const age = new Gauge({
  name: 'backup_age_seconds',
  help: 'Age of the newest backup that the shop has made, in seconds; without one, the time since this process started',
  labels: {},
})

/** Nothing is shown by a shop that is backed up by others. */
export const backupMeasure = defineMeasure({
  name: 'backup',
  keepSeconds: 60,
  gauges: [age],
  read(platform, show) {
    if (!isBackedUp(platform)) return
    const last = lastBackupAt(platform)
    show(age, {}, last ? (platform.clock.now().getTime() - last.getTime()) / 1_000 : process.uptime())
  },
})
