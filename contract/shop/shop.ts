import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { currency, email, filledText, line, queryInteger, single, timestamp } from '../http/fields.ts'

/** The pages that a shop must have of its own. */
export const legalPages = ['terms', 'privacy', 'returns'] as const
const legalPageName = z.enum(legalPages)

export const shop = z.object({
  name: z.string(),
  baseCurrency: currency,
  /** True when the red maintenance banner shows. */
  maintenanceBanner: z.boolean(),
  /** True for a demo that others can reach: every page says so. */
  isDemo: z.boolean(),
  /** False until an operator has opened the shop to visitors, in its first run. */
  isOpen: z.boolean(),
  /** Who runs the shop, in law; null until an operator says it. */
  legalName: z.string().nullable(),
  /** Where buyers write to. */
  supportEmail: z.string().nullable(),
  /** The pages that have been written. */
  pages: z.array(legalPageName),
})

export const getShop = endpoint({
  operationId: 'getShop',
  tag: 'shop',
  summary: "The shop's name and what every page needs to know",
  method: 'get',
  path: '/shop',
  access: 'public',
  replies: { 200: single(shop) },
  problems: [],
})

export const updateShop = endpoint({
  operationId: 'updateShop',
  tag: 'shop',
  summary: 'Change what holds for the whole shop, at once',
  method: 'patch',
  path: '/shop',
  access: 'staff',
  permission: 'shop.write',
  body: z.strictObject({
    maintenanceBanner: z.boolean().optional(),
    legalName: line(120).optional(),
    supportEmail: email.optional(),
    /** The two above as the caller has seen them; without it, the last one who saves wins. */
    seen: shop.pick({ legalName: true, supportEmail: true }).strict().optional(),
  }),
  replies: { 200: single(shop) },
  problems: ['version-mismatch'],
})

/** What is still to be filled in, in a text that began as a template: [like this]. */
const openPlace = /\[[^\]\n]{1,200}\]/

export const legalPage = z.object({
  page: legalPageName,
  text: filledText(40_000).refine((text) => !openPlace.test(text), { error: fault('shop.place-left') }),
  /** Counted from 1. */
  version: z.int(),
  updatedAt: timestamp,
  /** All versions, the newest first. */
  versions: z.array(z.object({ version: z.int(), at: timestamp })),
})

/** A version of a page that somebody has accepted, in force from `at` on. It stays readable under its number. */
export const acceptedPage = z.object({ page: legalPageName, version: z.int(), at: timestamp })

export const getLegalPage = endpoint({
  operationId: 'getLegalPage',
  tag: 'shop',
  summary:
    'The terms, the privacy notice or the return policy, as the operators wrote it, or as it was in an earlier version',
  method: 'get',
  path: '/shop/pages/{page}',
  access: 'public',
  params: z.object({ page: legalPageName }),
  query: z.strictObject({ version: queryInteger(1, 1_000_000).optional() }),
  replies: { 200: single(legalPage) },
  problems: ['not-found'],
})

export const saveLegalPage = endpoint({
  operationId: 'saveLegalPage',
  tag: 'shop',
  summary: 'Write one of these pages; a text with a place left to fill in, [like this], is refused',
  method: 'put',
  path: '/shop/pages/{page}',
  access: 'staff',
  permission: 'shop.write',
  params: z.object({ page: legalPageName }),
  /** `seen`: the version that the caller has seen, 0 for a page that is not written; without it, the last one who saves wins. */
  body: z.strictObject({ text: legalPage.shape.text, seen: z.int().min(0).optional() }),
  replies: { 200: single(legalPage) },
  problems: ['version-mismatch'],
})

export type AcceptedPage = z.infer<typeof acceptedPage>
export type LegalPage = z.infer<typeof legalPage>
export type LegalPageName = LegalPage['page']
export type Shop = z.infer<typeof shop>
