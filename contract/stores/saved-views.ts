import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, idOrSlug, line, single } from '../http/fields.ts'

/** The views that one person may save of one list of a store. */
export const mostSavedViews = 20

const viewedList = z.enum(['inventory', 'orders'])
const viewName = line(40)

/** Filters of a list of a store, kept under a name by one person. */
export const savedView = z.object({
  id,
  list: viewedList,
  name: z.string(),
  /** As in the address of the list. */
  search: z.record(z.string(), z.string()),
})

const tag = 'stores'
const params = z.object({ id: idOrSlug })

export const listSavedViews = endpoint({
  operationId: 'listSavedViews',
  tag,
  summary: 'The views of a store’s lists that the caller has saved, by name',
  method: 'get',
  path: '/stores/{id}/views',
  access: 'member',
  params,
  replies: { 200: z.object({ data: z.array(savedView) }) },
  problems: ['not-found'],
})

export const saveView = endpoint({
  operationId: 'saveView',
  tag,
  summary: 'Save the filters of a list under a name, at most twenty for a list',
  method: 'post',
  path: '/stores/{id}/views',
  access: 'member',
  params,
  body: z.strictObject({
    list: viewedList,
    name: viewName,
    search: z.record(z.string().regex(/^[a-z]{1,20}$/), line(200)),
  }),
  replies: { 201: single(savedView) },
  problems: ['not-found', 'duplicate', 'wrong-state'],
})

export const renameView = endpoint({
  operationId: 'renameView',
  tag,
  summary: 'Give one of the caller’s views another name',
  method: 'patch',
  path: '/account/views/{id}',
  access: 'account',
  params: z.object({ id }),
  body: z.strictObject({ name: viewName }),
  replies: { 200: single(savedView) },
  problems: ['not-found', 'duplicate'],
})

export const deleteView = endpoint({
  operationId: 'deleteView',
  tag,
  summary: 'Delete one of the caller’s views; the list itself stays as it is',
  method: 'delete',
  path: '/account/views/{id}',
  access: 'account',
  params: z.object({ id }),
  replies: { 204: null },
  problems: ['not-found'],
})

export type SavedView = z.infer<typeof savedView>
export type NewView = z.output<typeof saveView.body>
