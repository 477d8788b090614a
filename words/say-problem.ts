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
  const values = Object.entries(params).map(([name, value]) => [
    name,
    areFaults(value) ? value.map(sayFault).join('') : value,
  ])
  return String(speak(compileOnce(text), Object.fromEntries(values)))
}

/** Faults inside a text are said one after another; each brings what stands between it and the one before. */
type Fault = { code: string; params: object }

const sayFault = ({ code, params }: Fault): string => sayProblem(code, params)

function areFaults(value: unknown): value is Fault[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'code' in one)
}
