import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { countryCode, id, line, single } from '../http/fields.ts'

/** `refuse`: the product is not published. `hold`: it is off the shop until somebody of the staff has looked. */
export const prohibitedAction = z.enum(['hold', 'refuse'])

export const prohibitedRule = z.object({
  id,
  /** A product with one of them, as whole words, is meant; without words, all of the category. */
  words: z.array(z.string()),
  category: z.object({ id, slug: z.string(), name: z.string() }).nullable(),
  /** The countries of stores that it is for; empty for all. */
  countries: z.array(countryCode),
  action: prohibitedAction,
  /** The law or the rule of the shop, in words for sellers. */
  ground: z.string(),
  version: z.int(),
})

/** The most words of one rule, and the most rules. */
export const mostRuleWords = 100
export const mostRules = 200

const rule = z
  .strictObject({
    words: z.array(line(60)).max(mostRuleWords),
    categoryId: id.nullable(),
    countries: z.array(countryCode).max(60),
    action: prohibitedAction,
    ground: line(200),
  })
  .refine(({ words, categoryId }) => words.length > 0 || categoryId !== null, {
    path: ['words'],
    error: fault('catalogue.rule-about-nothing'),
  })

const tag = 'moderation'

export const listProhibitedRules = endpoint({
  operationId: 'listProhibitedRules',
  tag,
  summary: 'The goods that nobody may sell here, as products are compared with them when they are published',
  method: 'get',
  path: '/prohibited-rules/',
  access: 'public',
  replies: { 200: single(z.array(prohibitedRule)) },
  problems: [],
})

export const createProhibitedRule = endpoint({
  operationId: 'createProhibitedRule',
  tag,
  summary: 'Add a rule; it is for all that is published from then on',
  method: 'post',
  path: '/prohibited-rules/',
  access: 'staff',
  permission: 'takedowns.write',
  body: rule,
  replies: { 201: single(prohibitedRule) },
  /** A 409 when there are as many rules as there may be. */
  problems: ['wrong-state'],
})

export const updateProhibitedRule = endpoint({
  operationId: 'updateProhibitedRule',
  tag,
  summary: 'Change a rule, as a whole',
  method: 'put',
  path: '/prohibited-rules/{id}',
  access: 'staff',
  permission: 'takedowns.write',
  params: z.object({ id }),
  /** The version that the person has seen. */
  body: rule.safeExtend({ version: z.int() }),
  replies: { 200: single(prohibitedRule) },
  /** A 409 when somebody else has changed it meanwhile. */
  problems: ['not-found', 'wrong-state'],
})

export const deleteProhibitedRule = endpoint({
  operationId: 'deleteProhibitedRule',
  tag,
  summary: 'Remove a rule; what it has taken off the shop stays off until somebody decides',
  method: 'delete',
  path: '/prohibited-rules/{id}',
  access: 'staff',
  permission: 'takedowns.write',
  params: z.object({ id }),
  replies: { 204: null },
  problems: ['not-found'],
})

export type ProhibitedAction = z.infer<typeof prohibitedAction>
export type ProhibitedRule = z.infer<typeof prohibitedRule>
export type GivenRule = z.input<typeof rule>
