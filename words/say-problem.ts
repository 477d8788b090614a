import { compileOnce } from './compile-once.ts'
import { problemTexts } from './problems.ts'
import { speaker } from './say.ts'

const speak = speaker('en', (parts) => parts.join(''))

/**
 * What the API says of a problem or of a field, in English.
 * @throws RangeError on a code without a text
 */
export function sayProblem(code: string, params: object): string {
  const text = problemTexts[code]
  if (text === undefined) throw new RangeError(`No text has the code ${code}`)
  return String(speak(compileOnce(text), params as Record<string, string | number>))
}
