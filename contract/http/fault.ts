import type { FieldCode, FieldParams } from '../problem-codes.ts'

/** The parameters of a code, where it has any. */
export type FieldGiven<C extends FieldCode> = keyof FieldParams<C> extends never ? [] : [params: FieldParams<C>]

/** What a shape says of a value that it refuses, in place of a text: a code and its parameters, which `readFault` reads. */
export function fault<C extends FieldCode>(code: C, ...[params]: FieldGiven<C>): string {
  return params === undefined ? code : `${code} ${JSON.stringify(params)}`
}

/** The code and parameters in the message of a shape; null in a message of the library's own. */
export function readFault(message: string): { code: FieldCode; params: object | undefined } | null {
  const [, code, params] = /^([a-z]+(?:\.[a-z0-9-]+)+)(?: (\{.*\}))?$/.exec(message) ?? []
  if (code === undefined) return null
  return { code: code as FieldCode, params: params === undefined ? undefined : (JSON.parse(params) as object) }
}
