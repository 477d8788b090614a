import { modules } from './modules.ts'
import { findWorkerStop } from './platform/messaging/worked-until.ts'
import type { Command } from './platform/module.ts'

/** Checks every module's invariants against the database; exits 1 and names the rows of a broken one. */
export const verify: Command = {
  name: 'verify',
  usage: 'verify [--json]',
  summary: 'Check the invariants: stock, totals, payments, orders',
  async run(platform, args) {
    const results = []
    for (const { id, says, query } of modules.flatMap((module) => module.invariants ?? [])) {
      const { rows } = await platform.database.execute(query)
      results.push({ id, says, violations: rows })
    }
    const broken = results.filter((result) => result.violations.length > 0)
    if (args.includes('--json')) {
      console.log(JSON.stringify({ ok: broken.length === 0, results }, null, 2))
    } else {
      for (const { id, says, violations } of results) {
        console.log(`${violations.length === 0 ? 'ok    ' : 'BROKEN'} ${id.padEnd(34)} ${says}`)
        for (const row of violations.slice(0, 10)) console.log(`         ${JSON.stringify(row)}`)
      }
      const stop = await findWorkerStop(platform.database)
      if (stop) console.log(`No worker has run since ${stop.toISOString()}. Work that fell due later is not judged.`)
      console.log(
        broken.length === 0
          ? `All ${results.length} invariants hold${stop ? ' as of then' : ''}.`
          : `${broken.length} of ${results.length} invariants are broken.`,
      )
    }
    return broken.length === 0 ? 0 : 1
  },
}
