import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'

const compiled = new Map<string, CompiledMessage>()

/** A text in ICU syntax as the formatter wants it. The texts come from `words/en` only, so they can all be kept. */
export function compileOnce(text: string): CompiledMessage {
  const known = compiled.get(text)
  if (known !== undefined) return known
  const message = compile(text)
  compiled.set(text, message)
  return message
}
