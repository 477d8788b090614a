import { defineMeasure } from '../measure.ts'
import { Counter, Gauge } from '../metrics/metric.ts'
import type { AnswerSource } from './answer-cache.ts'

const kinds = ['page', 'call'] as const
const sources = ['kept', 'stale', 'made', 'remade', 'coalesced'] as const satisfies readonly AnswerSource[]

export const sharedAnswers = new Counter({
  name: 'shared_answers_total',
  help: 'Answers that are the same for all visitors, by kind and by where they came from; a page asks its calls, too',
  labels: { kind: kinds, source: sources },
})
const lag = new Gauge({
  name: 'shop_changes_lag_seconds',
  help: 'Time since this process read what has changed; read every 15 seconds while nobody asks, and 0 before the first read',
  labels: {},
})

/** Kept, because every answer is counted. */
const cells = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    Object.fromEntries(sources.map((source) => [source, sharedAnswers.at({ kind, source })])),
  ]),
) as Record<(typeof kinds)[number], Record<AnswerSource, { value: number }>>

/** Counts where a shared answer came from. */
export function countAnswer(source: AnswerSource, kind: 'page' | 'call'): void {
  cells[kind][source].value++
}

/** How far behind this process is with what has changed. */
export const changesMeasure = defineMeasure({
  name: 'changes',
  keepSeconds: 0,
  gauges: [lag],
  read({ changes }, show) {
    const seconds = changes.lagSeconds()
    show(lag, {}, Number.isFinite(seconds) ? seconds : 0)
  },
})
