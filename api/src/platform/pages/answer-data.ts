import type { Answer } from './answer-cache.ts'

/** What was read from an answer's text. Memory that is needed takes it back; the text stays. */
const read = new WeakMap<Answer, WeakRef<object>>()

/** The data of an answer, parsed once for all readers of this process and frozen. */
export function readData(answer: Answer): { status: number; data: unknown } {
  const { status, plain } = answer
  const before = read.get(answer)?.deref()
  if (before) return { status, data: before }
  const data: unknown = JSON.parse(plain.body.toString())
  if (typeof data === 'object' && data !== null) read.set(answer, new WeakRef(freeze(data)))
  return { status, data }
}

function freeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freeze(part)
  return Object.freeze(value)
}
