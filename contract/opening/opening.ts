import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { line, single } from '../http/fields.ts'

// The first run of a shop that began empty: an operator goes through these steps, and visitors wait until it is open.

/** The steps in their order, each with what it can still need. */
export const openingNeeds = {
  operator: ['second-factor'],
  details: ['legal-name', 'support-email'],
  rates: ['rate'],
  mail: ['letter'],
  pictures: ['storage'],
  pages: ['terms', 'privacy', 'returns'],
  categories: ['category'],
  store: ['store', 'product'],
  payments: ['keys', 'payment', 'webhook'],
  backup: ['backup'],
} as const

const stepNames = Object.keys(openingNeeds) as (keyof typeof openingNeeds)[]
const needs = Object.values(openingNeeds).flat()

export const openingStep = z.object({
  step: z.enum(stepNames),
  /** What is not there yet, by the facts in the shop. Empty: the step is done. */
  missing: z.array(z.enum(needs)),
})

export const openingState = z.object({
  isOpen: z.boolean(),
  /** True where others can reach the shop: its settings have passed every check then. */
  isPublic: z.boolean(),
  steps: z.array(openingStep),
  /** What a public address refuses in the settings, in words. */
  faults: z.array(z.string()),
})

const tag = 'opening'

export const getOpening = endpoint({
  operationId: 'getOpening',
  tag,
  summary: 'The steps of the first run and what each one still needs',
  method: 'get',
  path: '/opening',
  access: 'staff',
  permission: 'shop.write',
  replies: { 200: single(openingState) },
  problems: [],
})

export const confirmOpeningLetter = endpoint({
  operationId: 'confirmOpeningLetter',
  tag,
  summary: 'Type the code of the letter back',
  method: 'post',
  path: '/opening/letter/code',
  access: 'staff',
  permission: 'shop.write',
  body: z.strictObject({ code: line(10) }),
  replies: { 204: null },
  problems: ['wrong-state', 'rate-limited'],
})

export const sendOpeningLetter = endpoint({
  operationId: 'sendOpeningLetter',
  tag,
  summary: "Send a letter with a code to the caller's own address, to see that mail arrives",
  method: 'post',
  path: '/opening/letter',
  access: 'staff',
  permission: 'shop.write',
  replies: { 200: single(z.object({ to: z.string() })) },
  problems: ['dependency-unavailable', 'rate-limited'],
})

export const previewShop = endpoint({
  operationId: 'previewShop',
  tag,
  summary: 'Let this browser see the shop as visitors will, before it opens; sets a cookie',
  method: 'post',
  path: '/opening/preview',
  access: 'staff',
  permission: 'shop.write',
  replies: { 204: null },
  problems: [],
})

export const openShop = endpoint({
  operationId: 'openShop',
  tag,
  summary: 'Open the shop to visitors; every step must be done',
  method: 'post',
  path: '/opening/open',
  access: 'staff',
  permission: 'shop.write',
  replies: { 200: single(openingState) },
  problems: ['wrong-state'],
})

export type OpeningState = z.infer<typeof openingState>
export type OpeningStep = z.infer<typeof openingStep>
export type OpeningNeed = OpeningStep['missing'][number]
