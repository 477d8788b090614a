import * as contract from '@makola/contract/ledger/ledger.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { getStatement } from './get-statement.ts'
import { getStatementCsv } from './get-statement-csv.ts'
import { getStatementPdf } from './get-statement-pdf.ts'

/** A file of a whole year is expensive: nobody needs it more often. */
const filesAMinute = { calls: 20, seconds: 60 }

/** Mounts a store's statement: as a list and as files. */
export function mountStatements(router: Router): void {
  router.mount(contract.getStatement, async ({ platform, caller, params, query }) =>
    ok(await getStatement(platform, caller, { store: params.id, ...query })),
  )
  router.mount(
    contract.getStatementCsv,
    async ({ platform, caller, params, query, c }) => {
      const { fileName, lines } = await getStatementCsv(platform, caller, { store: params.id, ...query })
      c.header('content-disposition', `attachment; filename="${fileName}"`)
      return ok(lines)
    },
    { limit: filesAMinute },
  )
  router.mount(
    contract.getStatementPdf,
    async ({ platform, caller, params, query, c }) => {
      const { fileName, bytes } = await getStatementPdf(platform, caller, { store: params.id, ...query })
      c.header('content-disposition', `attachment; filename="${fileName}"`)
      return ok(bytes)
    },
    { limit: filesAMinute },
  )
}
