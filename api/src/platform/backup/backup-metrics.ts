import { defineMeasure } from '../measure.ts'
import { Gauge } from '../metrics/metric.ts'
import { isBackedUp, lastBackupAt } from './nightly-backup.ts'

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
