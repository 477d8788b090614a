import { readFault } from '@makola/contract/http/fault.ts'
import type { FieldError } from '@makola/contract/http/problems.ts'
import type { FieldCode } from '@makola/contract/problem-codes.ts'
import { sayProblem } from '@makola/words/say-problem.ts'
import type { z } from 'zod'
import { faultAt, invalidFields } from '../problem.ts'

type Place = 'body' | 'query' | 'path'

/** A body may have a fault in each of a hundred thousand fields. */
const mostErrors = 50

/**
 * Checks a value against its shape.
 * @throws Problem `validation-failed` (422) naming every field at fault, never repeating what was sent.
 */
export function validate<T extends z.ZodType>(schema: T, value: unknown, place: Place): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.slice(0, mostErrors)
  throw invalidFields(issues.flatMap((issue) => fieldErrors(issue, place)).slice(0, mostErrors))
}

function fieldErrors(issue: z.core.$ZodIssue, place: Place): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.slice(0, mostErrors)
    return keys.map((key) => faultAt(position([...issue.path, key], place), { code: 'platform.unknown-field' }))
  }
  return [faultAt(position(issue.path, place), faultOf(issue))]
}

type Fault = { code: FieldCode; params?: object | undefined }

function position(path: PropertyKey[], place: Place): Pick<FieldError, 'pointer' | 'parameter'> {
  if (place !== 'body') return { parameter: path.map(String).join('.') }
  // RFC 6901: ~ and / are escaped inside a JSON pointer.
  return { pointer: path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('') }
}

/** Words a fault in a value for the person who typed it. */
export function inWords(issue: z.core.$ZodIssue): string {
  const { code, params } = faultOf(issue)
  return sayProblem(code, params ?? {})
}

/** What is wrong: what the contract says of it, or what can be said of any value of this kind. */
function faultOf(issue: z.core.$ZodIssue): Fault {
  const own = readFault(issue.message)
  if (own) return own
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.includes('received undefined')
        ? { code: 'platform.required' }
        : { code: 'platform.wrong-kind', params: { kind: issue.expected } }
    case 'invalid_value':
      return { code: 'platform.one-of', params: { values: issue.values.map(String) } }
    case 'too_small':
      return {
        code: issue.origin === 'number' ? 'platform.at-least' : 'platform.at-least-long',
        params: { least: Number(issue.minimum) },
      }
    case 'too_big':
      return {
        code: issue.origin === 'number' ? 'platform.at-most' : 'platform.at-most-long',
        params: { most: Number(issue.maximum) },
      }
    default:
      return { code: 'platform.invalid' }
  }
}
