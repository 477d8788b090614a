import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The kernel counts in hundredths of a second, whatever the machine. */
const ticksPerSecond = 100

/** The CPU seconds that a process has used, with those of its children that have ended. Reads `/proc`: Linux only. */
export function cpuSecondsOf(processId: number): number {
  const stat = readFileSync(`/proc/${processId}/stat`, 'utf8')
  // The name of the program stands in brackets and may hold spaces: the figures follow it.
  const figures = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return figures.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond
}

/** The CPU seconds of the embedded database of this data folder: its first process and all that it has started. */
export function databaseCpuSeconds(dataDir: string): number {
  const [first = ''] = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')
  const children = execFileSync('pgrep', ['-P', first], { encoding: 'utf8' }).trim().split('\n')
  return [first, ...children].reduce((sum, id) => {
    try {
      return sum + cpuSecondsOf(Number(id))
    } catch {
      // A process that has just ended: its parent counts it from now on.
      return sum
    }
  }, 0)
}
