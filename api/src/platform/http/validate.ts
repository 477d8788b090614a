import type { FieldError } from '@makola/contract/problems.ts'
import type { z } from 'zod'
import { invalidFields } from '../problem.ts'

type Place = 'body' | 'query' | 'path'

/**
 * Checks a value against its shape.
 * @throws Problem `validation-failed` (422) naming every field at fault, never repeating what was sent.
 */
export function validate<T extends z.ZodType>(schema: T, value: unknown, place: Place): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.flatMap((issue) => fieldErrors(issue, place)).slice(0, 50)
  throw invalidFields(errors)
}

function fieldErrors(issue: z.core.$ZodIssue, place: Place): FieldError[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      ...position([...issue.path, key], place),
      code: 'unknown_field',
      detail: 'This field is not known.',
    }))
  }
  return [{ ...position(issue.path, place), code: issue.code, detail: inWords(issue) }]
}

function position(path: PropertyKey[], place: Place): Pick<FieldError, 'pointer' | 'parameter'> {
  if (place !== 'body') return { parameter: path.map(String).join('.') }
  // RFC 6901: ~ and / are escaped inside a JSON pointer.
  return { pointer: path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('') }
}

/** Words a fault in a value for the person who typed it. */
export function inWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.includes('received undefined')
        ? 'Is required.'
        : (ownWords(issue.message) ?? `Must be ${article(issue.expected)}.`)
    case 'invalid_value':
      return ownWords(issue.message) ?? `Must be one of: ${issue.values.map(String).join(', ')}.`
    case 'too_small':
      return ownWords(issue.message) ?? `Must be at least ${issue.minimum}${issue.origin === 'number' ? '' : ' long'}.`
    case 'too_big':
      return ownWords(issue.message) ?? `Must be at most ${issue.maximum}${issue.origin === 'number' ? '' : ' long'}.`
    default:
      return ownWords(issue.message) ?? 'Is not valid.'
  }
}

/** The contract's own messages are written for people and end in a full stop; the validator's built-in ones do not. */
function ownWords(message: string): string | undefined {
  return message.endsWith('.') ? message : undefined
}

function article(type: string): string {
  const names: Record<string, string> = {
    string: 'text',
    int: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  }
  return names[type] ?? `of type ${type}`
}
