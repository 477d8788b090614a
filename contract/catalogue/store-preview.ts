import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, idOrSlug, money, single } from '../http/fields.ts'
import { picture } from '../media/media.ts'
import { store } from '../stores/stores.ts'

/** A store as it will be seen, with the products that will be on sale, at its own prices. Nothing can be bought here. */
export const storePreview = z.object({
  store,
  /** True once the store itself can be seen. */
  isPublic: z.boolean(),
  products: z.array(
    z.object({ id, name: z.string(), picture: picture.nullable(), price: money, hasPriceRange: z.boolean() }),
  ),
})

const tag = 'stores'

export const getPreviewLink = endpoint({
  operationId: 'getPreviewLink',
  tag,
  summary: 'The secret of a link that shows the store before it is approved',
  method: 'get',
  path: '/stores/{id}/preview-link',
  access: 'member',
  params: z.object({ id: idOrSlug }),
  replies: { 200: single(z.object({ token: z.string() })) },
  problems: ['not-found'],
})

export const previewStore = endpoint({
  operationId: 'previewStore',
  tag,
  summary: 'A store that is not approved yet, for whoever has its link',
  method: 'get',
  path: '/store-previews/{token}',
  access: 'public',
  params: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
  replies: { 200: single(storePreview) },
  problems: ['not-found'],
})

export type StorePreview = z.infer<typeof storePreview>
