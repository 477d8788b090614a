import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import type { Locale } from './locales.ts'
import { type Key, messages } from './messages.ts'
import { pseudo } from './pseudo.ts'

const compiled = new Map<string, CompiledMessage>()

/**
 * The message of a key in a language, compiled when it is asked for the first time. In the browser the build has put the
 * compiled message where the key stood (`web/speak-words.ts`), and there this module only hands it on.
 * @throws RangeError on a key that no file has
 */
export function lookUp(key: Key, locale: Locale): CompiledMessage {
  const name = `${locale} ${key}`
  const known = compiled.get(name)
  if (known !== undefined) return known
  const message = compileMessage(key, locale)
  compiled.set(name, message)
  return message
}

function compileMessage(key: Key, locale: Locale): CompiledMessage {
  const text: string | undefined = messages[key]
  if (text === undefined) throw new RangeError(`No message has the key ${key}`)
  const message = compile(text)
  return locale === 'en' ? message : pseudo(message)
}
