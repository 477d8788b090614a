import { endpoints, shapes } from '@makola/contract/endpoints.ts'
import type { Access, AnyEndpoint } from '@makola/contract/http/endpoint.ts'
import { type ProblemType, problem, problems } from '@makola/contract/http/problems.ts'
import { z } from 'zod'

export type JsonSchema = { [key: string]: unknown }
export type Parameter = { name: string; in: string; required: boolean; description?: string; schema: JsonSchema }
type Content = Record<string, { schema: JsonSchema }>
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  security?: Record<string, string[]>[]
  /** What one of the shop's staff needs for it. */
  'x-staff-permission'?: string
  parameters?: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, Reply | { $ref: string }>
}
type Reply = { description: string; content?: Content }

/** The contract as an OpenAPI 3.1 document: what `/api/openapi.json` answers. Made from the shapes that check every call. */
export function describeApi() {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of sorted) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method]: describeOperation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Makola API',
      version: '1',
      description:
        'Every path answers with and without its last slash. Amounts are integers in minor units (ISO 4217), rates are decimal text. Errors are problem details (RFC 9457).',
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(sorted.map(({ tag }) => tag))].sort().map((name) => ({ name })),
    paths,
    components: {
      schemas: describeShapes(),
      responses: describeProblems(),
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        guestCart: { type: 'apiKey', in: 'cookie', name: 'cart' },
      },
    },
  }
}

// The export order of modules differs between loaders; the file's order must not.
const sorted = endpoints.toSorted((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`))
const byName = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => a.localeCompare(b)))

function describeOperation(endpoint: AnyEndpoint): Operation {
  const { operationId, tag, summary, access, body, bodyMediaType = 'application/json' } = endpoint
  const parameters = [
    ...parametersOf(endpoint.params, 'path'),
    ...parametersOf(endpoint.query, 'query'),
    ...headersOf(endpoint),
  ]
  return {
    operationId,
    tags: [tag],
    summary,
    ...(security[access] && { security: security[access] }),
    ...(endpoint.permission && { 'x-staff-permission': endpoint.permission }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { [bodyMediaType]: { schema: describeInput(body) } } } }),
    responses: { ...repliesOf(endpoint), ...problemsOf(endpoint) },
  }
}

const security: Partial<Record<Access, Record<string, string[]>[]>> = {
  cart: [{ guestCart: [] }, {}],
  member: [{ accessToken: [] }],
  staff: [{ accessToken: [] }],
}

function parametersOf(shape: z.ZodObject | undefined, place: 'path' | 'query'): Parameter[] {
  if (!shape) return []
  const { properties = {}, required = [] } = describeInput(shape) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }))
}

function headersOf({ access, method, isIdempotent, problems: declared }: AnyEndpoint): Parameter[] {
  const header = (name: string, required: boolean, description: string): Parameter => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  })
  const isUnsafeCart = access === 'cart' && method !== 'get'
  const isKeyNeeded = isIdempotent === true
  return [
    ...(isIdempotent
      ? [header('Idempotency-Key', isKeyNeeded, 'The same key and body give the first answer again, for 24 hours.')]
      : []),
    ...(declared.includes('version-mismatch')
      ? [header('If-Match', false, 'The entity tag that was read: 412 when someone else has changed it.')]
      : []),
    ...(isUnsafeCart ? [header('X-XSRF-TOKEN', true, 'Repeats the cookie XSRF-TOKEN.')] : []),
  ]
}

const saysOfStatus: Record<string, string> = { 200: 'The answer', 201: 'Made', 202: 'Taken on', 204: 'Done' }

function repliesOf({ replies, replyMediaType, events }: AnyEndpoint): Operation['responses'] {
  if (events) {
    const told = z.union(Object.entries(events).map(([event, data]) => z.object({ event: z.literal(event), data })))
    const content = { 'text/event-stream': { schema: describeOutput(told) } }
    return { 200: { description: 'Server-sent events, for as long as one listens', content } }
  }
  return Object.fromEntries(
    Object.entries(replies).map(([status, shape]) => [
      status,
      {
        description: saysOfStatus[status] ?? 'The answer',
        ...(shape && { content: { [replyMediaType ?? 'application/json']: { schema: describeOutput(shape) } } }),
      },
    ]),
  )
}

/** The problems that a call declares and those implied by its access, as references by status. */
function problemsOf(endpoint: AnyEndpoint): Operation['responses'] {
  return Object.fromEntries(
    problemGroups(endpoint).map(({ status, types }) => [status, { $ref: `#/components/responses/${types.join('.')}` }]),
  )
}

/** The replies that calls refer to: one for each status and set of problems. */
function describeProblems(): Record<string, Reply> {
  const replies = sorted.flatMap(problemGroups).map(({ types }): [string, Reply] => [
    types.join('.'),
    {
      description: types.map((type) => `${type}: ${problems[type].title}`).join('; '),
      content: {
        'application/problem+json': {
          schema: { allOf: [{ $ref: refTo('Problem') }, { properties: { type: { enum: types } } }] },
        },
      },
    },
  ])
  return byName(Object.fromEntries(replies))
}

function problemGroups(endpoint: AnyEndpoint): { status: string; types: ProblemType[] }[] {
  const byStatus = Object.groupBy(problemsOfCall(endpoint).sort(), (type) => problems[type].status)
  return Object.entries(byStatus).map(([status, types = []]) => ({ status, types }))
}

/** Returns the problems that a call may answer: what the contract names, and what its access and shapes imply. */
export function problemsOfCall(endpoint: AnyEndpoint): ProblemType[] {
  return [...new Set<ProblemType>([...endpoint.problems, ...impliedProblems(endpoint)])]
}

function impliedProblems({
  access,
  method,
  params,
  query,
  body,
  bodyMediaType,
  isIdempotent,
}: AnyEndpoint): ProblemType[] {
  const needsAccount = access === 'member' || access === 'staff'
  return [
    // A bad access token is refused wherever it is read.
    ...(access === 'sign-in' ? [] : (['unauthenticated', 'token-expired', 'token-revoked'] as const)),
    ...(needsAccount ? (['forbidden'] as const) : []),
    ...(access === 'cart' && method !== 'get' ? (['anti-forgery'] as const) : []),
    ...(body ? (['payload-too-large', 'unsupported-media-type'] as const) : []),
    ...(body ? (['malformed-request'] as const) : []),
    ...(body && !bodyMediaType ? (['malformed-json'] as const) : []),
    ...(params || query || body ? (['validation-failed'] as const) : []),
    ...(isIdempotent
      ? (['idempotency-key-missing', 'idempotency-key-in-progress', 'idempotency-key-reused'] as const)
      : []),
    ...(['rate-limited', 'internal', 'overloaded', 'dependency-unavailable'] as const),
  ]
}

const names = z.registry<{ id: string }>()
for (const [name, shape] of shapes) names.add(shape, { id: name.charAt(0).toUpperCase() + name.slice(1) })

const refTo = (name: string) => `#/components/schemas/${name}`

/** The named shapes that any answer has. */
function describeShapes(): Record<string, JsonSchema> {
  const answered = sorted
    .flatMap(({ replies, events = {} }) => [...Object.values(replies), ...Object.values(events)])
    .filter((shape) => shape !== null)
  return byName(describe(z.union([problem, ...answered]), 'output').$defs as Record<string, JsonSchema>)
}

/** The schema of an answer: named shapes are referred to by name. */
function describeOutput(shape: z.ZodType): JsonSchema {
  const { $defs, ...schema } = describe(shape, 'output')
  return schema
}

/** The schema of a body: written out in place, because the same shape may be looser going in than coming out. */
function describeInput(shape: z.ZodType): JsonSchema {
  return describe(shape, 'input')
}

function describe(shape: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...schema } = z.toJSONSchema(shape, {
    io,
    ...(io === 'output' && { metadata: names }),
    override({ zodSchema, jsonSchema }) {
      Object.assign(jsonSchema, z.globalRegistry.get(zodSchema))
      delete jsonSchema.id
      // "date-time" and "uuid" are enough; their patterns are long and not for people.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
    },
  })
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', `"${refTo('')}`))
}
