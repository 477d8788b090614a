// Yardstick Y3, as a process of its own: `node render-tree.ts <file> <seconds>` reads a page and renders the same elements again and
// again by `renderToString`, without router, data or components. Prints a round as JSON.
import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { readHtml, toElements } from './html-tree.ts'
import type { Round } from './measure.ts'
import { percentile } from './percentiles.ts'

const tree = readHtml(readFileSync(process.argv[2] ?? '', 'utf8'))
const milliseconds = Number(process.argv[3] ?? 2) * 1000
const render = () => renderToString(toElements(tree))

for (let warm = 0; warm < 20; warm++) render()
const latencies: number[] = []
const cpu = process.cpuUsage()
const from = performance.now()
while (performance.now() - from < milliseconds) {
  const startedAt = performance.now()
  render()
  latencies.push(performance.now() - startedAt)
}
const { user, system } = process.cpuUsage(cpu)
const round: Round = {
  perSecond: (latencies.length * 1000) / (performance.now() - from),
  p50: percentile(latencies, 0.5),
  p99: percentile(latencies, 0.99),
  failures: 0,
  count: latencies.length,
  cpu: { shop: (user + system) / 1000 / latencies.length, database: 0 },
}
console.log(JSON.stringify(round))
