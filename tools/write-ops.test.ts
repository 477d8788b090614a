import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { modules } from '../api/src/modules.ts'
import { listMetrics } from '../api/src/platform/http/show-metrics.ts'
import { alerts } from './ops/alerts.ts'
import { rows } from './ops/panels.ts'
import { opsFolder, writeOps } from './write-ops.ts'

const metrics = new Map(listMetrics(modules).map((metric) => [metric.name, metric]))
/** Prometheus itself says whether a process answers. */
const ofPrometheus = ['up']
const charts = rows.flatMap(({ panels }) => panels)
const questions = [
  ...alerts.map(({ name, expr }) => [name, expr] as const),
  ...charts.flatMap(({ title, lines }) => lines.map(({ expr }) => [title, expr] as const)),
]

test.each(Object.entries(writeOps()))(
  'ops/%s is up to date: write it again with node tools/write-ops.ts',
  (name, text) => {
    expect(readFileSync(join(opsFolder, name), 'utf8')).toBe(text)
  },
)

/** The names in a question that are no function and no label: those of metrics. */
function namesIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/\{[^}]*?\}(?=\[|\)| |$)/g, '')
    .replaceAll(/\b(?:by|on|without) \([^)]*\)/g, '')
    .replaceAll(/\[\w+\]/g, '')
  return [...bare.matchAll(/\b[a-z]\w*\b(?!\s*\()/g)]
    .map(([name]) => name)
    .filter((name) => !['and', 'or', 'by', 'on'].includes(name))
}

const nameOf = (series: string) => {
  const whole = series.replace(/_(bucket|sum|count)$/, '')
  return metrics.get(whole)?.kind === 'histogram' ? whole : series
}

describe.each(questions)('%s', (_, expr) => {
  test('asks only for metrics that there are, by values that their labels have', () => {
    const names = namesIn(expr).filter((name) => !ofPrometheus.includes(name))
    expect(names.filter((name) => !metrics.has(nameOf(name)))).toEqual([])
    for (const [, series = '', matchers = ''] of expr.matchAll(/(\w+)\{((?:[^"}]|"[^"]*")*)\}/g)) {
      if (ofPrometheus.includes(series)) continue
      for (const [, label = '', operator, said = ''] of matchers.matchAll(/(\w+)(=~?)"([^"]*)"/g)) {
        const list = metrics.get(nameOf(series))?.labels[label] ?? []
        const values = typeof list === 'function' ? list() : list
        for (const value of operator === '=~' ? said.split('|') : [said]) expect(values).toContain(value)
      }
    }
  })
})

test('every metric is on the dashboard', () => {
  const shown = new Set(charts.flatMap(({ lines }) => lines.flatMap(({ expr }) => namesIn(expr).map(nameOf))))
  expect([...metrics.keys()].filter((name) => !shown.has(name))).toEqual([])
})

test.each(alerts.map(({ name }) => name))('docs/runbook.md says what to do about %s', (name) => {
  const runbook = readFileSync(join(opsFolder, '../docs/runbook.md'), 'utf8')
  const section = runbook.split(/^## /m).find((part) => part.startsWith(`${name}\n`)) ?? ''
  for (const part of ['What it means', 'Look here', 'Do this', 'Whom it hurts'])
    expect(section).toContain(`**${part}.**`)
})
