import * as contract from '@makola/contract/ledger.ts'
import { noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { deleteCommissionTerms } from '../commission/delete-commission-terms.ts'
import { listCommissionTerms } from '../commission/list-commission-terms.ts'
import { setCommissionTerms } from '../commission/set-commission-terms.ts'
import { getBalance } from '../postings/get-balance.ts'
import { getStatement } from './get-statement.ts'
import { getStatementCsv } from './get-statement-csv.ts'
import { getStatementPdf } from './get-statement-pdf.ts'

/** A file of a whole year is work: nobody needs it more often. */
const filesAMinute = { calls: 20, seconds: 60 }

/** Mounts what stores see of their account with the shop, and what operators take of sales. */
export function mountLedger(router: Router): void {
  router.mount(contract.getBalance, async ({ platform, caller, params }) =>
    ok({ data: await getBalance(platform, caller, params.id) }),
  )
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
  router.mount(contract.listCommissionTerms, async ({ platform }) =>
    ok({ data: await listCommissionTerms(platform.database) }),
  )
  router.mount(contract.setCommissionTerms, async ({ platform, caller, body }) =>
    ok({ data: await setCommissionTerms(platform, caller, body) }),
  )
  router.mount(contract.deleteCommissionTerms, async ({ platform, caller, params }) => {
    await deleteCommissionTerms(platform, caller, params.id)
    return noContent()
  })
}
