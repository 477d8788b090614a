import * as contract from '@makola/contract/catalogue/store-preview.ts'
import { ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { previewStore } from './preview-store.ts'
import { previewToken } from './preview-token.ts'

/** Mounts the calls by which a store is shown before it is public. */
export function mountPreviews(router: Router): void {
  router.mount(contract.getPreviewLink, async ({ platform, caller, params }) => {
    const store = await findOwnStore(platform.database, caller, params.id, 'products.read')
    return ok({ data: { token: previewToken(platform, store.id) } })
  })
  router.mount(contract.previewStore, async ({ platform, params }) =>
    ok({ data: await previewStore(platform, params.token) }),
  )
}
