import { getPreviewLink } from '@makola/contract/catalogue/store-preview.ts'
import { getTrust } from '@makola/contract/orders/trust.ts'
import { getVerification } from '@makola/contract/verification/verification.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

/** A store's newest application; null before the first. */
export const verificationQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['verification', 'own', storeId],
    queryFn: async ({ signal }) => call(getVerification, { params: { id: storeId }, signal }),
  })

/** The secret of a store's preview link. */
export const previewLinkQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['stores', storeId, 'preview-link'],
    queryFn: async ({ signal }) => (await call(getPreviewLink, { params: { id: storeId }, signal })).data.token,
  })

/** A store's record, and what is missing for the highest level. */
export const trustQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['stores', storeId, 'trust'],
    queryFn: async ({ signal }) => (await call(getTrust, { params: { id: storeId }, signal })).data,
  })
