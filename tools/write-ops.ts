// `node tools/write-ops.ts`: writes ops/grafana.json and ops/alerts.yaml from the panels and alerts in tools/ops.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { alerts } from './ops/alerts.ts'
import { type Panel, rows } from './ops/panels.ts'

export const opsFolder = resolve(import.meta.dirname, '../ops')

/** What is written: by file name, its text. */
export function writeOps(): Record<string, string> {
  return { 'grafana.json': `${JSON.stringify(writeDashboard(), null, 2)}\n`, 'alerts.yaml': writeAlerts() }
}

function writeAlerts(): string {
  const rules = alerts.map(({ name, severity, expr, lasts, summary }) =>
    [
      `      - alert: ${name}`,
      `        expr: ${JSON.stringify(expr)}`,
      `        for: ${lasts}`,
      `        labels: { severity: ${severity} }`,
      '        annotations:',
      `          summary: ${JSON.stringify(summary)}`,
      `          runbook: docs/runbook.md#${name.toLowerCase()}`,
    ].join('\n'),
  )
  return `# Written by tools/write-ops.ts.\ngroups:\n  - name: makola\n    rules:\n${rules.join('\n')}\n`
}

/** Panels of a third of the width each, below the head of their row. */
const size = { w: 8, h: 7 }

function writeDashboard(): object {
  let [y, id] = [0, 0]
  const panels: object[] = []
  for (const row of rows) {
    panels.push({
      id: ++id,
      type: 'row',
      title: row.title,
      collapsed: false,
      gridPos: { x: 0, y, w: 24, h: 1 },
      panels: [],
    })
    y++
    for (const [index, panel] of row.panels.entries()) {
      const gridPos = { x: (index % 3) * size.w, y: y + Math.floor(index / 3) * size.h, ...size }
      panels.push(writePanel(panel, ++id, gridPos))
    }
    y += Math.ceil(row.panels.length / 3) * size.h
  }
  return {
    title: 'Makola',
    uid: 'makola',
    schemaVersion: 39,
    editable: true,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: {
      list: [{ name: 'source', label: 'Source', type: 'datasource', query: 'prometheus', current: {}, hide: 0 }],
    },
    panels,
  }
}

function writePanel({ title, unit, lines }: Panel, id: number, gridPos: object): object {
  const datasource = { type: 'prometheus', uid: '$source' }
  return {
    id,
    type: 'timeseries',
    title,
    gridPos,
    datasource,
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
    targets: lines.map(({ expr, legend }, index) => ({
      refId: String.fromCharCode(65 + index),
      datasource,
      expr,
      legendFormat: legend,
    })),
  }
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(writeOps())) {
    const file = resolve(opsFolder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
