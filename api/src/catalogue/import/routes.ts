import * as contract from '@makola/contract/catalogue/product-imports.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { getImport } from './get-import.ts'
import { importTable } from './import-table.ts'
import { listImportPictures } from './list-import-pictures.ts'
import { listImports } from './list-imports.ts'

/** A store's table is large and slow: nobody needs to send it more often. */
const importsAMinute = { calls: 20, seconds: 60 }

/** Mounts the calls that import a store's products from a file. */
export function mountImports(router: Router): void {
  router.mount(
    contract.importProducts,
    async ({ platform, query, body, caller }) =>
      ok({ data: await importTable(platform, caller, { ...query, table: body }) }),
    { limit: importsAMinute },
  )
  router.mount(contract.getImport, async ({ platform, params, caller }) =>
    ok({ data: await getImport(platform, caller, params.id) }),
  )
  router.mount(contract.listImportPictures, async ({ platform, params, caller }) =>
    ok({ data: await listImportPictures(platform, caller, params.id) }),
  )
  router.mount(contract.listImports, async ({ platform, query, caller }) =>
    ok({ data: await listImports(platform, caller, query.store) }),
  )
}
