/** The types of a field, as far as its bad values depend on them. */
export type FieldType = 'line' | 'email' | 'phone' | 'id' | 'integer' | 'enum' | 'currency' | 'money' | 'token'

/** A field of a body, by JSON pointer. */
export type Field = { pointer: string; type: FieldType; max?: number }

type BadValue = { id: string; types: readonly FieldType[]; value: unknown }

const texts: readonly FieldType[] = ['line', 'email', 'phone', 'id', 'enum', 'currency', 'token']
const lines: readonly FieldType[] = ['line', 'email', 'phone', 'token']

/** A number that JSON allows and JavaScript cannot represent: written into the body literally. */
export const infinity = '__1e309__'

/** The field mutators of the design's list of bad input that any of our bodies has a field for. */
const badValues: readonly BadValue[] = [
  { id: 'DB14 null', types: [...texts, 'integer', 'money'], value: null },
  { id: 'DB15 number for text', types: texts, value: 123 },
  { id: 'DB16 object for a scalar', types: [...texts, 'integer'], value: { $gt: '' } },
  { id: 'DB17 blank', types: texts, value: '   ' },
  { id: 'nothing that anybody sees', types: texts, value: '\u200b\u2060\u3164\u2800' },
  { id: 'DB19 NUL', types: lines, value: 'a\u0000b' },
  { id: 'DB20 line break', types: lines, value: 'a\r\nBcc: x@evil.test' },
  { id: 'a name that is read backwards', types: lines, value: 'a\u202eb' },
  { id: 'half of a surrogate pair', types: lines, value: 'a\ud800b' },
  { id: 'hardly a digit', types: ['phone'], value: '0------' },
  { id: 'DB22 text for a number', types: ['integer'], value: '3' },
  { id: 'DB23 fraction', types: ['integer'], value: 1.5 },
  { id: 'DB24 negative', types: ['integer'], value: -1 },
  { id: 'DB25 above 32 bit', types: ['integer'], value: 2_147_483_648 },
  { id: 'DB26 infinity', types: ['integer'], value: infinity },
  { id: 'DB23 fraction of money', types: ['money'], value: { amount: 1.5, currency: 'NGN' } },
  { id: 'DB24 negative money', types: ['money'], value: { amount: -1, currency: 'NGN' } },
  { id: 'DB26 infinite money', types: ['money'], value: { amount: infinity, currency: 'NGN' } },
  { id: 'DB27 money without currency', types: ['money'], value: { amount: 250_000 } },
  { id: 'DB28 unknown currency', types: ['money'], value: { amount: 250_000, currency: 'QQQ' } },
  { id: 'DB29 bare amount for money', types: ['money'], value: '250000' },
  { id: 'DB30 traversal in an id', types: ['id'], value: '../1' },
  { id: 'DB31 malformed id', types: ['id'], value: 'not-an-id' },
  { id: 'DB33 no email address', types: ['email'], value: 'no-at-sign' },
  { id: 'DB36 outside the list', types: ['enum'], value: 'nonsense' },
]

/** Bad values for a field, by name. */
export function badValuesFor({ type, max }: Field): [name: string, value: unknown][] {
  const fitting = badValues.filter((bad) => bad.types.includes(type))
  const tooLong: [string, unknown][] = max === undefined ? [] : [['DB18 too long', 'x'.repeat(max + 1)]]
  return [...fitting.map(({ id, value }): [string, unknown] => [id, value]), ...tooLong]
}

/** The body with one value changed, as JSON text. */
export function withValue(body: object, pointer: string, value: unknown): string {
  const copy: unknown = structuredClone(body)
  const path = pointer.slice(1).split('/')
  const last = path.pop() ?? ''
  const parent = path.reduce((at, key) => (at as Record<string, unknown>)[key], copy)
  ;(parent as Record<string, unknown>)[last] = value
  return JSON.stringify(copy).replaceAll(`"${infinity}"`, '1e309')
}

type BadBody = {
  id: string
  statuses: readonly number[]
  init: (body: object) => { body: string; headers?: Record<string, string> }
}

/** The body mutators: every call that takes a body must refuse them. */
export const badBodies: readonly BadBody[] = [
  { id: 'DB01 malformed JSON', statuses: [400], init: () => ({ body: '{"a":' }) },
  { id: 'DB02 empty', statuses: [400, 422], init: () => ({ body: '' }) },
  { id: 'DB03 array at the top', statuses: [422], init: () => ({ body: '[]' }) },
  {
    id: 'DB04 wrong media type',
    statuses: [415],
    init: (body) => ({ body: JSON.stringify(body), headers: { 'content-type': 'text/plain' } }),
  },
  {
    id: 'DB05 too large',
    statuses: [413],
    init: (body) => ({ body: `${JSON.stringify(body)}${' '.repeat(2 ** 20)}` }),
  },
  {
    id: 'DB06 privileged fields',
    statuses: [422],
    init: (body) => ({ body: JSON.stringify({ ...body, id: 'x', role: 'admin', status: 'paid', total: 1 }) }),
  },
  {
    id: 'DB07 prototype',
    statuses: [400, 422],
    init: (body) => ({ body: JSON.stringify(body).replace('{', '{"__proto__":{"polluted":1},') }),
  },
  {
    id: 'DB08 compressed',
    statuses: [400, 415],
    init: (body) => ({ body: JSON.stringify(body), headers: { 'content-encoding': 'br' } }),
  },
  { id: 'DB09 deep', statuses: [400, 413, 422], init: () => ({ body: '['.repeat(10_000) + ']'.repeat(10_000) }) },
]
