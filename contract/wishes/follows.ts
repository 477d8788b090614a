import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { idOrSlug, single } from '../http/fields.ts'
import { storeSummary } from '../stores/stores.ts'

/** The number of stores that one account may follow. */
export const mostFollows = 200

const tag = 'follows'
const params = z.object({ id: idOrSlug })

export const listFollows = endpoint({
  operationId: 'listFollows',
  tag,
  summary: 'The stores that the caller follows, newest first',
  method: 'get',
  path: '/follows/',
  access: 'account',
  replies: { 200: z.object({ data: z.array(storeSummary.pick({ id: true, slug: true, name: true, logo: true })) }) },
  problems: [],
})

export const followStore = endpoint({
  operationId: 'followStore',
  tag,
  summary: 'Follow a store: at most once a day, a notification says what is new there',
  method: 'put',
  path: '/follows/{id}',
  access: 'account',
  params,
  replies: { 204: null },
  problems: ['not-found', 'wrong-state'],
})

export const unfollowStore = endpoint({
  operationId: 'unfollowStore',
  tag,
  summary: 'Stop following a store',
  method: 'delete',
  path: '/follows/{id}',
  access: 'account',
  params,
  replies: { 204: null },
  problems: ['not-found'],
})

export const countFollowers = endpoint({
  operationId: 'countFollowers',
  tag,
  summary: 'How many accounts follow a store of the caller',
  method: 'get',
  path: '/stores/{id}/followers',
  access: 'member',
  params,
  replies: { 200: single(z.object({ count: z.int() })) },
  problems: ['not-found'],
})

export type FollowedStore = z.infer<(typeof listFollows.replies)[200]>['data'][number]
