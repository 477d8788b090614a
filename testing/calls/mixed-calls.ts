import type { Endpoints } from '@makola/contract/endpoints.ts'
import type { FullStore } from '../builders/full-store.ts'
import type { Sample } from './guarded-call.ts'

/** One's own store with another store's thing in it: as bad as the other store itself. */
export const mixedCalls: [name: keyof Endpoints, to: (own: FullStore, other: FullStore) => Sample][] = [
  [
    'changeMemberRole',
    ({ id }, { people }) => ({ params: { id, accountId: people.manager.id }, body: { role: 'owner' } }),
  ],
  ['removeMember', ({ id }, { people }) => ({ params: { id, accountId: people.manager.id } })],
  ['revokeInvitation', ({ id }, { invitationId }) => ({ params: { id, invitationId } })],
  ['updateStore', ({ id }, { pictureId }) => ({ params: { id }, body: { logoPictureId: pictureId } })],
  ['updateStore', ({ id }, { pictureId }) => ({ params: { id }, body: { coverPictureId: pictureId } })],
  ['updateProducts', ({ id }, { productId }) => ({ body: { store: id, ids: [productId], action: 'archive' } })],
  ['getParcel', ({ id }, { parcelId }) => ({ params: { id: parcelId }, query: { store: id } })],
  ['updateProduct', ({ productId }, { pictureId }) => ({ params: { id: productId }, body: { pictures: [pictureId] } })],
  [
    'updateProduct',
    ({ productId }, { variantId }) => ({
      params: { id: productId },
      body: { variants: [{ id: variantId, stock: 1 }] },
    }),
  ],
  [
    'updateProducts',
    ({ id }, { deletedProductId }) => ({ body: { store: id, ids: [deletedProductId], action: 'restore' } }),
  ],
  [
    'createProduct',
    ({ id }, { pictureId }) => ({
      body: {
        store: id,
        name: 'Smuggled',
        price: { amount: 100, currency: 'USD' },
        stock: 1,
        pictures: [pictureId],
      },
    }),
  ],
]
