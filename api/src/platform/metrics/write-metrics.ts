import { buckets, type Cell, type Metric, type Timing } from './metric.ts'

export const metricsMediaType = 'text/plain; version=0.0.4; charset=utf-8'

/** Writes metrics in the text format of Prometheus. */
export function writeMetrics(metrics: readonly Metric[]): string {
  return `${metrics.map(writeMetric).join('\n')}\n`
}

function writeMetric(metric: Metric): string {
  const { name, kind, help } = metric
  const lines = [...metric.cells.values()].flatMap(({ values, cell }) => {
    const labels = Object.keys(metric.labels).map((label, index) => `${label}="${quote(values[index] ?? '')}"`)
    return 'counts' in cell ? writeTiming(name, labels, cell) : [writeLine(name, labels, (cell as Cell).value)]
  })
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines].join('\n')
}

function writeTiming(name: string, labels: readonly string[], { counts, sum, count }: Timing): string[] {
  let below = 0
  const held = buckets.map((limit, index) => {
    below += counts[index] ?? 0
    return writeLine(`${name}_bucket`, [...labels, `le="${limit}"`], below)
  })
  return [
    ...held,
    writeLine(`${name}_bucket`, [...labels, 'le="+Inf"'], count),
    writeLine(`${name}_sum`, labels, sum),
    writeLine(`${name}_count`, labels, count),
  ]
}

function writeLine(name: string, labels: readonly string[], value: number): string {
  const shown = value === Number.POSITIVE_INFINITY ? '+Inf' : String(value)
  return `${name}${labels.length > 0 ? `{${labels.join(',')}}` : ''} ${shown}`
}

function quote(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
