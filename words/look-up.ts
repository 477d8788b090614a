import type { CompiledMessage } from 'icu-minify/format'
import { compileOnce } from './compile-once.ts'
import type { Locale } from './locales.ts'
import { type Key, messages } from './messages.ts'
import { pseudo } from './pseudo.ts'

/**
 * The compiled message of a key in a language. In the browser the build has put the compiled message where the key stood
 * (`web/speak-words.ts`), and there this module only hands it on.
 * @throws RangeError on a key that no file has
 */
export function lookUp(key: Key, locale: Locale): CompiledMessage {
  const text: string | undefined = messages[key]
  if (text === undefined) throw new RangeError(`No message has the key ${key}`)
  const message = compileOnce(text)
  return locale === 'en' ? message : pseudo(message)
}
