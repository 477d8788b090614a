import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns what axe finds wrong with a page at rest: by all of its rules, or by those named, or of those tags. axe's own helper for
 * Playwright takes three to six times as long: it adds the program before each look, and brings back what is right as well.
 */
export async function findViolations(page: Page, runOnly?: string[]): Promise<string[]> {
  // Colours on their way from one theme to the other are pale for a moment.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((each) => Number.isFinite(Number(each.effect?.getComputedTiming().endTime)))
    return Promise.allSettled(ending.map((each) => each.finished)).then(() => undefined)
  })
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(`${program}; undefined`)
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(runOnly && { runOnly }) }
  const violations = await page.evaluate(async (given) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    return (await run(document, given)).violations
  }, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
}
