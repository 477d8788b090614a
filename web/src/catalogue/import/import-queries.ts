import { getImport, listImportPictures, listImports } from '@makola/contract/catalogue/product-imports.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

const askEveryMs = 1000

export const readImport = async (id: string, signal?: AbortSignal) =>
  (await call(getImport, { params: { id }, ...(signal && { signal }) })).data

/** The progress of an import that this page has just sent. It is first polled a second later: before it arrives it does not exist. */
export function sentImportQuery(id: string) {
  const unread = { rows: 0, products: 0, stored: 0, report: null, problem: null }
  return queryOptions({
    ...importQuery(id),
    initialData: { id, isTrial: false, state: 'running', startedAt: new Date().toISOString(), ...unread },
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: askEveryMs,
  })
}

/** An import started before this page was opened, until it has ended. */
export function followedImportQuery(id: string) {
  return queryOptions({
    ...importQuery(id),
    queryKey: ['import', id, 'followed'],
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? askEveryMs : false),
  })
}

const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['import', id],
    queryFn: ({ signal }) => readImport(id, signal),
    retry: false,
    gcTime: 0,
  })

/** The results for a table's pictures, polled until none waits. */
export function importPicturesQuery(id: string) {
  return queryOptions({
    queryKey: ['import', id, 'pictures'],
    queryFn: async ({ signal }) => (await call(listImportPictures, { params: { id }, signal })).data,
    refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? 2 * askEveryMs : false),
  })
}

/** The store's imports of the last day, polled while one is running. */
export function importsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['imports', storeId],
    queryFn: async ({ signal }) => (await call(listImports, { query: { store: storeId }, signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(isBeingTaken) ? 2 * askEveryMs : false),
    staleTime: 0,
  })
}

/** A dry run writes nothing, and only the requesting page waits for it. */
export const isBeingTaken = ({ state, isTrial }: { state: string; isTrial: boolean }) => state === 'running' && !isTrial
