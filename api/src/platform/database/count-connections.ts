import { defineMeasure } from '../measure.ts'
import { Gauge } from '../metrics/metric.ts'

const connections = new Gauge({
  name: 'database_connections',
  help: 'Connections of this process for requests, by what they do; waiting counts those who want one',
  labels: { state: ['open', 'idle', 'waiting'] },
})

export const connectionMeasure = defineMeasure({
  name: 'connections',
  keepSeconds: 0,
  gauges: [connections],
  read({ database: { $client: pool } }, show) {
    show(connections, { state: 'open' }, pool.totalCount)
    show(connections, { state: 'idle' }, pool.idleCount)
    show(connections, { state: 'waiting' }, pool.waitingCount)
  },
})
