import { monitorEventLoopDelay } from 'node:perf_hooks'
import { defineMeasure } from '../measure.ts'
import { Gauge } from './metric.ts'

const cpu = new Gauge(
  {
    name: 'process_cpu_seconds_total',
    help: 'Processor time that this process has used since its start, in seconds',
    labels: {},
  },
  'counter',
)
const memory = new Gauge({
  name: 'process_resident_memory_bytes',
  help: 'Memory that this process holds, in bytes',
  labels: {},
})
const heap = new Gauge({
  name: 'process_heap_used_bytes',
  help: 'Memory that its objects take up, in bytes',
  labels: {},
})
const startedAt = new Gauge({
  name: 'process_start_time_seconds',
  help: 'When this process started, in seconds since 1970',
  labels: {},
})
const delay = new Gauge({
  name: 'event_loop_delay_seconds',
  help: 'How late this process was since the last look: of a hundred moments, half or one were later than this, in seconds',
  labels: { quantile: ['0.5', '0.99'] },
})

let delays: ReturnType<typeof monitorEventLoopDelay> | null = null

/** The process itself. The delay is watched from the first look on. */
export const processMeasure = defineMeasure({
  name: 'process',
  keepSeconds: 0,
  gauges: [cpu, memory, heap, startedAt, delay],
  read(_, show) {
    const { user, system } = process.cpuUsage()
    show(cpu, {}, (user + system) / 1e6)
    show(memory, {}, process.memoryUsage.rss())
    show(heap, {}, process.memoryUsage().heapUsed)
    show(startedAt, {}, performance.timeOrigin / 1_000)
    if (!delays) {
      delays = monitorEventLoopDelay({ resolution: 20 })
      delays.enable()
    }
    // Every moment is a turn of the clock that it watches itself by.
    const late = (quantile: number) => Math.max(0, (delays?.percentile(quantile) ?? 0) / 1e9 - 0.02)
    show(delay, { quantile: '0.5' }, late(50))
    show(delay, { quantile: '0.99' }, late(99))
    delays.reset()
  },
})
