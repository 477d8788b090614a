import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { filledText, id, idOrSlug, line, list, paging, single, timestamp } from '../http/fields.ts'
import { screeningReason } from './messages.ts'

/** `held`: only its writer and the staff see it. `hidden`: the staff decided that nobody else shall. */
export const questionState = z.enum(['held', 'published', 'answered', 'hidden'])

/** A question about a product, asked and answered before everybody. Texts are as shown: without phone numbers, links and the like. */
export const question = z.object({
  id,
  text: z.string(),
  state: questionState,
  askedAt: timestamp,
  /** True for the reader's own. */
  isMine: z.boolean(),
  /** What was left out of the text, or why it is held; told to its writer, its store and the staff. */
  reasons: z.array(screeningReason),
  answer: z.object({ text: z.string(), at: timestamp, storeName: z.string() }).nullable(),
})

const tag = 'questions'
const product = z.object({ id: idOrSlug })
const once = ['idempotency-key-missing', 'idempotency-key-reused', 'idempotency-key-in-progress'] as const

export const listQuestions = endpoint({
  operationId: 'listQuestions',
  tag,
  summary: "A product's questions, newest first; the reader's own too, while they are held",
  method: 'get',
  path: '/products/{id}/questions',
  access: 'public',
  params: product,
  query: z.strictObject({ ...paging, search: line(100).optional() }),
  replies: { 200: list(question) },
  problems: ['not-found'],
})

export const followQuestions = endpoint({
  operationId: 'followQuestions',
  tag,
  summary: "Says when a product's questions have changed, as it happens",
  method: 'get',
  path: '/products/{id}/questions/stream',
  access: 'public',
  params: product,
  events: { changed: z.object({}) },
  replies: {},
  problems: ['not-found', 'rate-limited'],
})

export const askQuestion = endpoint({
  operationId: 'askQuestion',
  tag,
  summary: 'Ask the store about a product before everybody; phone numbers, links and the like are left out',
  method: 'post',
  path: '/products/{id}/questions',
  access: 'account',
  isIdempotent: true,
  params: product,
  body: z.strictObject({ text: filledText(500) }),
  replies: { 201: single(question) },
  problems: ['forbidden', 'not-found', 'rate-limited', 'wrong-state', ...once],
})

// For the store.

export const storeQuestion = question.omit({ isMine: true }).extend({
  product: z.object({ id, name: z.string(), slug: z.string() }),
})

export const listStoreQuestions = endpoint({
  operationId: 'listStoreQuestions',
  tag,
  summary: "The questions about a store's products: those without an answer first, then the newest",
  method: 'get',
  path: '/questions/',
  access: 'member',
  query: z.strictObject({ ...paging, store: idOrSlug }),
  replies: {
    200: z.object({
      data: z.array(storeQuestion),
      /** `open`: the number that wait for an answer. */
      meta: z.object({ next: z.string().nullable(), open: z.int() }),
    }),
  },
  problems: ['not-found', 'forbidden'],
})

export const answerQuestion = endpoint({
  operationId: 'answerQuestion',
  tag,
  summary: 'Answer a question about a product, once; phone numbers, links and the like are left out',
  method: 'post',
  path: '/questions/{id}/answer',
  access: 'member',
  params: z.object({ id }),
  body: z.strictObject({ text: filledText(2000) }),
  replies: { 200: single(storeQuestion) },
  problems: ['not-found', 'forbidden', 'wrong-state'],
})

// For the shop's staff.

export const listHeldQuestions = endpoint({
  operationId: 'listHeldQuestions',
  tag,
  summary: 'Questions that wait for a decision of the staff, oldest first',
  method: 'get',
  path: '/questions/held',
  access: 'staff',
  permission: 'messages.read',
  query: z.strictObject(paging),
  replies: { 200: list(storeQuestion) },
  problems: ['forbidden'],
})

export const decideQuestion = endpoint({
  operationId: 'decideQuestion',
  tag,
  summary: 'Publish a held question without what was found in it, or hide a question for good',
  method: 'post',
  path: '/questions/{id}/decision',
  access: 'staff',
  permission: 'messages.write',
  params: z.object({ id }),
  body: z.strictObject({ decision: z.enum(['publish', 'hide']), reason: line(500) }),
  replies: { 200: single(storeQuestion) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export type Question = z.infer<typeof question>
export type StoreQuestion = z.infer<typeof storeQuestion>
