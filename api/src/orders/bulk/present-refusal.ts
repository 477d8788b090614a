import type { Problem } from '../../platform/problem.ts'

/** One parcel's refusal within an answer about many. */
export function presentRefusal({ code = '', message }: Problem): { code: string; detail: string } {
  return { code, detail: message }
}
