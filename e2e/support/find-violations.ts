import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns what axe finds wrong with a page as it is: by all of its rules, or by those named, or of those tags. axe's own helper for
 * Playwright takes three times as long, because it brings back each element that is right as well.
 */
export async function findViolations(page: Page, runOnly?: string[]): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(`${program}; undefined`)
  const violations = await page.evaluate(async (options) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe
    return (await run(document, options)).violations
  }, options(runOnly))
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  )
}

const options = (runOnly: string[] | undefined): axe.RunOptions => ({
  resultTypes: ['violations'],
  ...(runOnly && { runOnly }),
})
