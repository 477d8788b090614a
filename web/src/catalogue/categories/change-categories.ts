import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import {
  type CategoryRequest,
  createCategory,
  decideCategoryRequest,
  deleteCategory,
  listCategoryRequests,
  requestCategory,
  updateCategory,
} from '@makola/contract/catalogue/categories.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { categoriesQuery } from '../browse/queries.ts'
import { type CategoryPlace, moveInTree } from './category-tree.ts'

const everyTree = { queryKey: ['categories'] }
const { queryKey: shopTree } = categoriesQuery()

/** Open requests by stores; for operators. */
export const categoryRequestsQuery = queryOptions({
  queryKey: ['categories', 'requests'],
  queryFn: async ({ signal }) =>
    (await call(listCategoryRequests, { query: { state: 'open', limit: '100' }, signal })).data,
})

export function useCreateCategory(onDone: () => void) {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string; parentId: string | null }) => call(createCategory, { body }),
    onSuccess: async (_, { name }) => {
      await client.invalidateQueries(everyTree)
      toast.success(t('catalogue.categories.added', { name }))
      onDone()
    },
  })
}

export function useRenameCategory(onDone: () => void) {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(updateCategory, { params: { id }, body: { name } }),
    onSuccess: async (_, { name }) => {
      await client.invalidateQueries(everyTree)
      toast.success(t('catalogue.categories.renamed', { name }))
      onDone()
    },
  })
}

/** Moves a category: at once on the screen, reverted when the shop refuses. */
export function useMoveCategory() {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, place }: { id: string; place: CategoryPlace }) =>
      call(updateCategory, { params: { id }, body: place }),
    onMutate: async ({ id, place }) => {
      await client.cancelQueries(everyTree)
      const before = client.getQueryData<CategoryNode[]>(shopTree)
      client.setQueryData<CategoryNode[]>(shopTree, (tree) => tree && moveInTree(tree, id, place))
      return { before }
    },
    onError: (error, _, context) => {
      client.setQueryData(shopTree, context?.before)
      toast.error(t('catalogue.categories.move.failed', { error: error.message }))
    },
    onSettled: () => client.invalidateQueries(everyTree),
  })
}

export function useDeleteCategory(onDone: () => void) {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ node, moveTo }: { node: CategoryNode; moveTo?: string | undefined }) =>
      call(deleteCategory, { params: { id: node.id }, query: { moveTo } }),
    onSuccess: async (_, { node }) => {
      await client.invalidateQueries(everyTree)
      toast.success(t('catalogue.categories.deleted', { name: node.name }))
      onDone()
    },
  })
}

export function useRequestCategory(onDone: () => void) {
  const t = useWords()
  return useMutation({
    mutationFn: (body: { store: string; name: string; parentId: string | null }) => call(requestCategory, { body }),
    onSuccess: (_, { name }) => {
      toast.success(t('catalogue.categories.asked', { name }))
      onDone()
    },
  })
}

export function useDecideCategoryRequest() {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({
      request,
      ...body
    }: {
      request: CategoryRequest
      decision: 'approve' | 'decline'
      reason?: string
    }) => call(decideCategoryRequest, { params: { id: request.id }, body }),
    onSuccess: async (_, { request: { name }, decision }) => {
      await client.invalidateQueries(everyTree)
      toast.success(
        decision === 'approve'
          ? t('catalogue.categories.added', { name })
          : t('catalogue.categories.requests.declined', { name }),
      )
    },
    onError: (error) => toast.error(error.message),
  })
}
