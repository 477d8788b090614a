import { vi } from 'vitest'
import type { TestPlatform } from '../test-platform.ts'

/** A step of an executed plan: its number of runs, and the rows returned or discarded in each. */
export type PlanStep = {
  'Node Type': string
  'Relation Name'?: string
  'Actual Loops': number
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: PlanStep[]
}

/** The plan steps of every statement that some work executes, found by executing them again. */
export async function explainStatements(shop: TestPlatform, work: () => Promise<unknown>): Promise<PlanStep[]> {
  const query = vi.spyOn(shop.database.$client, 'query')
  await work()
  const sent = query.mock.calls.map((call) => call as unknown as [{ text: string }, unknown[]])
  query.mockRestore()
  const steps: PlanStep[] = []
  for (const [{ text }, values] of sent) {
    if (!/^\s*(select|with)\b/i.test(text)) continue
    const { rows } = await shop.database.$client.query(`explain (analyze, format json) ${text}`, values)
    steps.push(...flatten(rows[0]['QUERY PLAN'][0].Plan))
  }
  return steps
}

const flatten = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(flatten)]

/** Counts the rows of a table that all these steps have looked at. */
export function rowsLookedAt(steps: readonly PlanStep[], table: string): number {
  return steps
    .filter((step) => step['Relation Name'] === table)
    .reduce(
      (sum, step) => sum + step['Actual Loops'] * (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)),
      0,
    )
}
