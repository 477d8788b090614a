import { Counter, Gauge, type Registry } from 'prom-client'
import type { ShopChanges } from '../messaging/shop-changes.ts'
import type { AnswerSource } from './answer-cache.ts'

/** Adds to the metrics where shared answers come from, and how far behind this process is with what has changed. */
export function countAnswers(
  registry: Registry,
  changes: ShopChanges,
): (source: AnswerSource, kind: 'page' | 'call') => void {
  const answers = new Counter({
    name: 'shared_answers_total',
    help: 'Answers that are the same for all visitors, by kind and by where they came from; a page asks its calls, too',
    labelNames: ['kind', 'source'],
    registers: [registry],
  })
  new Gauge({
    name: 'shop_changes_lag_seconds',
    help: 'Time since this process read what has changed; read every 15 seconds while nobody asks',
    registers: [registry],
    collect() {
      this.set(changes.lagSeconds())
    },
  })
  return (source, kind) => answers.inc({ kind, source })
}
