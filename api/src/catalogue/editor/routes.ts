import * as contract from '@makola/contract/catalogue/catalogue.ts'
import * as inventory from '@makola/contract/catalogue/inventory.ts'
import { created, noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { createProduct } from './create-product.ts'
import { deleteProduct } from './delete-product.ts'
import { restoreProduct } from './restore-product.ts'
import { updateProduct } from './update-product.ts'
import { updateProducts } from './update-products.ts'
import { updateVariant } from './update-variant.ts'

/** Mounts the calls that change a store's products. */
export function mountEditor(router: Router): void {
  router.mount(contract.createProduct, async ({ platform, caller, body }) =>
    created({ data: await createProduct(platform, caller, body) }),
  )
  router.mount(contract.updateProduct, async ({ platform, params, body, ifVersion, caller }) =>
    ok({ data: await updateProduct(platform, { idOrSlug: params.id, patch: body, ifVersion, caller }) }),
  )
  router.mount(contract.deleteProduct, async ({ platform, params, caller }) => {
    await deleteProduct(platform, caller, params.id)
    return noContent()
  })
  router.mount(inventory.updateVariant, async ({ platform, params, body, ifVersion, caller }) =>
    ok({ data: await updateVariant(platform, { variantId: params.id, patch: body, ifVersion, caller }) }),
  )
  router.mount(inventory.updateProducts, async ({ platform, body, caller }) =>
    ok({ data: { changed: await updateProducts(platform, caller, body) } }),
  )
  router.mount(inventory.restoreProduct, async ({ platform, params, caller }) =>
    ok({ data: await restoreProduct(platform, caller, params.id) }),
  )
}
