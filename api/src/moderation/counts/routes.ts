import * as contract from '@makola/contract/moderation/counts.ts'
import { writeLine } from '../../platform/csv-line.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { countModeration } from './count-moderation.ts'

/** Mounts the counts of what the staff has decided: for everyone, and as a table for the staff. */
export function mountModerationCounts(router: Router): void {
  router.mount(contract.getModerationCounts, async ({ platform, query }) =>
    ok({ data: await countModeration(platform, query.year) }),
  )
  router.mount(contract.exportModerationCounts, async ({ platform, query }) =>
    ok(writeCounts(await countModeration(platform, query.year))),
  )
}

async function* writeCounts({ year, counts }: Awaited<ReturnType<typeof countModeration>>): AsyncGenerator<string> {
  yield writeLine(['year', 'kind', 'ground', 'outcome', 'count'])
  for (const { kind, ground, outcome, count } of counts) {
    yield writeLine([String(year), kind, ground, outcome, String(count)])
  }
}
