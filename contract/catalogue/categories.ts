import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, idOrSlug, line, list, paging, single, timestamp } from '../http/fields.ts'
import { categoryNode } from './catalogue.ts'

// All stores share one tree: operators change it, stores request changes.

const categories = 'categories'

/** The maximum depth of the category tree, its top level included. */
export const deepestCategory = 4

const name = line(60)

export const createCategory = endpoint({
  operationId: 'createCategory',
  tag: categories,
  summary: 'Add a category, at the top of the tree or below another, after its siblings unless told otherwise',
  method: 'post',
  path: '/categories/',
  access: 'staff',
  permission: 'categories.write',
  body: z.strictObject({
    name,
    parentId: id.nullable().optional(),
    /** Among its siblings, from 0. */
    position: z.int().min(0).max(10_000).optional(),
  }),
  replies: { 201: single(categoryNode) },
  problems: [],
})

export const plantCategories = endpoint({
  operationId: 'plantCategories',
  tag: categories,
  summary: 'Fill an empty tree with usual categories, to be renamed, moved and removed',
  method: 'post',
  path: '/categories/template',
  access: 'staff',
  permission: 'categories.write',
  replies: { 201: single(z.object({ added: z.int() })) },
  /** A 409 when there are categories already. */
  problems: ['wrong-state'],
})

export const updateCategory = endpoint({
  operationId: 'updateCategory',
  tag: categories,
  summary: 'Rename a category or move it; its address stays',
  method: 'patch',
  path: '/categories/{id}',
  access: 'staff',
  permission: 'categories.write',
  params: z.object({ id: idOrSlug }),
  body: z.strictObject({
    name: name.optional(),
    parentId: id.nullable().optional(),
    /** Among its new siblings, from 0; siblings make room. */
    position: z.int().min(0).max(10_000).optional(),
  }),
  replies: { 200: single(categoryNode) },
  problems: ['not-found'],
})

export const deleteCategory = endpoint({
  operationId: 'deleteCategory',
  tag: categories,
  summary: 'Remove a category that has none below it; its products move to another where it has any',
  method: 'delete',
  path: '/categories/{id}',
  access: 'staff',
  permission: 'categories.write',
  params: z.object({ id: idOrSlug }),
  query: z.strictObject({ moveTo: idOrSlug.optional() }),
  replies: { 204: null },
  /** A 409 gives in `current` the number of `products` and `categories` in the way. */
  problems: ['not-found', 'wrong-state'],
})

export const categoryRequest = z.object({
  id,
  name: z.string(),
  parent: z.object({ id, slug: z.string(), name: z.string() }).nullable(),
  store: z.object({ id, slug: z.string(), name: z.string() }),
  requestedBy: z.string(),
  createdAt: timestamp,
  state: z.enum(['open', 'approved', 'declined']),
  reason: z.string().nullable(),
})

export const requestCategory = endpoint({
  operationId: 'requestCategory',
  tag: categories,
  summary: 'Ask the operators of the shop for a category',
  method: 'post',
  path: '/categories/requests',
  access: 'member',
  body: z.strictObject({ store: idOrSlug, name, parentId: id.nullable().optional() }),
  replies: { 201: single(categoryRequest) },
  problems: ['not-found', 'forbidden', 'duplicate'],
})

export const requestCategories = endpoint({
  operationId: 'requestCategories',
  tag: categories,
  summary: 'Ask the operators for many categories at once; those that there are, or that were asked for, are left out',
  method: 'post',
  path: '/categories/requests/many',
  access: 'member',
  body: z.strictObject({ store: idOrSlug, names: z.array(name).min(1).max(100) }),
  replies: { 201: single(z.object({ asked: z.int(), leftOut: z.int() })) },
  /** A 409 when all of them exist or are already requested. */
  problems: ['not-found', 'forbidden', 'duplicate'],
})

export const listCategoryRequests = endpoint({
  operationId: 'listCategoryRequests',
  tag: categories,
  summary: 'What stores have asked for, newest first',
  method: 'get',
  path: '/categories/requests',
  access: 'staff',
  permission: 'categories.read',
  query: z.strictObject({ state: categoryRequest.shape.state.optional(), ...paging }),
  replies: { 200: list(categoryRequest) },
  problems: [],
})

export const decideCategoryRequest = endpoint({
  operationId: 'decideCategoryRequest',
  tag: categories,
  summary: 'Make the category that a store asked for, or say why not',
  method: 'post',
  path: '/categories/requests/{id}/decision',
  access: 'staff',
  permission: 'categories.write',
  params: z.object({ id }),
  body: z.strictObject({ decision: z.enum(['approve', 'decline']), reason: line(200).optional() }),
  replies: { 200: single(categoryRequest) },
  problems: ['not-found', 'wrong-state'],
})

export type CategoryRequest = z.infer<typeof categoryRequest>
