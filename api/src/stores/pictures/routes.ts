import * as contract from '@makola/contract/media/media.ts'
import { presentPicture } from '../../media/pictures/present-picture.ts'
import { findPicture, updatePicture } from '../../media/pictures/update-picture.ts'
import { completeUpload } from '../../media/uploads/complete-upload.ts'
import { findUpload } from '../../media/uploads/find-upload.ts'
import { openUpload } from '../../media/uploads/open-upload.ts'
import { created, ok } from '../../platform/http/reply.ts'
import type { Router } from '../../platform/http/router.ts'
import { findOwnStore, requirePermission } from '../require-permission.ts'

/** Mounts the calls about a store's pictures: media, below, stores them and knows nothing of permissions in a store. */
export function mountPictures(router: Router): void {
  const { database, config } = router.platform
  router.mount(
    contract.openUpload,
    async ({ platform, caller, body: { store: idOrSlug, contentLength, alt = '' } }) => {
      const store = await findOwnStore(database, caller, idOrSlug, 'products.write')
      return created({ data: await openUpload(platform, { storeId: store.id, contentLength, alt }) })
    },
    { limit: { calls: 300, seconds: 600 } },
  )
  router.mount(contract.completeUpload, async ({ platform, caller, params, body }) => {
    const upload = await findUpload(database, params.id)
    await requirePermission(database, caller, upload.storeId, 'products.write', 'upload')
    const picture = await completeUpload(platform, upload, body.alt ?? upload.alt)
    return ok({ data: presentPicture(picture, config.mediaUrl) })
  })
  router.mount(contract.updatePicture, async ({ caller, params, body }) => {
    const { storeId } = await findPicture(database, params.id)
    await requirePermission(database, caller, storeId, 'products.write', 'picture')
    return ok({ data: presentPicture(await updatePicture(database, params.id, body), config.mediaUrl) })
  })
}
