import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { defineMeasure } from '../measure.ts'
import { Gauge } from './metric.ts'

const free = new Gauge({
  name: 'disk_free_bytes',
  help: 'Room left for this user on the disk of DATA_DIR, in bytes',
  labels: {},
})
const size = new Gauge({ name: 'disk_size_bytes', help: 'Size of the disk of DATA_DIR, in bytes', labels: {} })

/** The disk of the data folder, if this process has one. */
export const machineMeasure = defineMeasure({
  name: 'machine',
  gauges: [free, size],
  async read({ config: { dataDir } }, show) {
    if (!existsSync(dataDir)) return
    const { bavail, blocks, bsize } = await statfs(dataDir)
    show(free, {}, bavail * bsize)
    show(size, {}, blocks * bsize)
  },
})
