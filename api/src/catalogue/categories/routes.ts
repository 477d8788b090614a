import * as browsing from '@makola/contract/catalogue/catalogue.ts'
import * as contract from '@makola/contract/catalogue/categories.ts'
import * as importing from '@makola/contract/catalogue/product-imports.ts'
import { created, noContent, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { chooseCategories } from './choose-categories.ts'
import { createCategory } from './create-category.ts'
import { decideCategoryRequest } from './decide-category-request.ts'
import { deleteCategory } from './delete-category.ts'
import { listCategories } from './list-categories.ts'
import { listCategoryRequests } from './list-category-requests.ts'
import { listCategoryWords } from './list-category-words.ts'
import { plantCategories } from './plant-categories.ts'
import { requestCategories } from './request-categories.ts'
import { requestCategory } from './request-category.ts'
import { updateCategory } from './update-category.ts'

/** Mounts the calls about the tree of categories, the stores' requests, and the stores' own words for categories. */
export function mountCategories(router: Router): void {
  const { database } = router.platform
  router.mount(contract.createCategory, async ({ platform, caller, body }) =>
    created({ data: await createCategory(platform, caller, body) }),
  )
  router.mount(contract.plantCategories, async ({ platform, caller }) =>
    created({ data: { added: await plantCategories(platform, caller) } }),
  )
  router.mount(contract.updateCategory, async ({ platform, caller, params, body }) =>
    ok({ data: await updateCategory(platform, caller, { idOrSlug: params.id, patch: body }) }),
  )
  router.mount(contract.deleteCategory, async ({ platform, caller, params, query }) => {
    await deleteCategory(platform, caller, { idOrSlug: params.id, moveTo: query.moveTo })
    return noContent()
  })
  router.mount(contract.requestCategory, async ({ platform, caller, body }) =>
    created({ data: await requestCategory(platform, caller, body) }),
  )
  router.mount(contract.requestCategories, async ({ platform, caller, body }) =>
    created({ data: await requestCategories(platform, caller, body) }),
  )
  router.mount(contract.listCategoryRequests, async ({ platform, query }) =>
    ok(await listCategoryRequests(platform.database, query)),
  )
  router.mount(contract.decideCategoryRequest, async ({ platform, caller, params, body }) =>
    ok({ data: await decideCategoryRequest(platform, caller, { id: params.id, ...body }) }),
  )
  router.mount(browsing.listCategories, async ({ query }) => ok({ data: await listCategories(database, query) }), {
    cacheSeconds: 2,
    isTagged: true,
  })
  router.mount(importing.listCategoryWords, async ({ params, caller }) =>
    ok({ data: await listCategoryWords(database, caller, params.id) }),
  )
  router.mount(importing.chooseCategories, async ({ platform, params, body, caller }) =>
    ok({ data: await chooseCategories(platform, caller, { ...body, store: params.id }) }),
  )
}
