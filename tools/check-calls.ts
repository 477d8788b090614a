/** A call of the contract, as far as its tests must name it. */
type Call = { operationId: string; method: string; path: string }
type TestFile = { path: string; text: string }

/** A text of a test file; `hole` stands for each part of a template that is only known when it runs. */
type Piece = { text: string; at: number }

const hole = '\0'
/** The verbs of `apiCaller` and of the tests' own helpers, besides `method: 'PUT'`; not what is asked of the database or the files. */
const notAsked = '(?<!\\b(?:database|objects|db|tx)\\.)'
const verbs: Record<string, RegExp> = {
  get: new RegExp(`'GET'|${notAsked}\\b(?:get|read|ask)\\w*[(<]`),
  post: new RegExp(`'POST'|${notAsked}\\b(?:post|send)\\w*[(<]`),
  put: new RegExp(`'PUT'|${notAsked}\\bput\\w*[(<]`),
  patch: new RegExp(`'PATCH'|${notAsked}\\bpatch\\w*[(<]`),
  delete: new RegExp(`'DELETE'|${notAsked}\\b(?:delete|remove)\\w*[(<]`),
}
/** A title of a test is no part of a path: `describe('members', …`. */
const titled = /\b(?:describe|test|it)\($/
/** Characters before and after a path among which its method stands: a call of several lines, or a row of a table. */
const reach = 300
/** The same for a path without a method, which is read: no other method is part of the same call. */
const nearby = 60

/**
 * Returns the calls that no test makes. A test makes a call when one of its texts is the whole path, with anything in place of `{id}`,
 * and the method stands nearby. A path may be in two pieces, `/stores/${id}/${rest}` and `'rest'`, when one file has both.
 */
export function findUntestedCalls<Each extends Call>(calls: readonly Each[], tests: readonly TestFile[]): Each[] {
  const missing = new Set(calls)
  for (const { text } of tests) {
    if (missing.size === 0) break
    const pieces = readPieces(text)
    const whole = [...pieces, ...join(pieces)]
    for (const call of missing) {
      const pattern = patternOf(call.path)
      const isMade = whole.some(
        (piece) =>
          pattern.test(piece.text) &&
          isSaid(call.method, text, piece) &&
          // `/orders/mine` is no `/orders/{id}`.
          !calls.some((other) => isNearer(other, call) && patternOf(other.path).test(piece.text)),
      )
      if (isMade) missing.delete(call)
    }
  }
  return [...missing]
}

/** Returns true for a call of the same method that has a word where `call` has a hole. */
const isNearer = (other: Call, call: Call) =>
  other.method === call.method && other.path.split('{').length < call.path.split('{').length

function patternOf(path: string): RegExp {
  const fixed = path.replace(/\/$/, '').split(/\{[^}]+\}/)
  const escaped = fixed.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'))
  // Before it the address of the shop may stand, after it a slash, a question, or a hole for a question.
  return new RegExp(`^(?:${hole}|[^?]*/api)?${escaped.join('[^/?]+')}(?:/|${hole})?(?:\\?.*)?$`, 's')
}

function isSaid(method: string, text: string, { at }: Piece): boolean {
  const around = (distance: number) => text.slice(Math.max(0, at - distance), at + distance)
  if (verbs[method]?.test(around(reach))) return true
  return method === 'get' && Object.values(verbs).every((verb) => !verb.test(around(nearby)))
}

/** Puts the other texts of the file in place of the first or the last hole of each path. */
function join(pieces: readonly Piece[]): Piece[] {
  const words = pieces.filter(({ text }) => /^[\w./-]+$/.test(text.replaceAll(hole, '')) && text.length < 80)
  return pieces
    .filter(({ text }) => text.includes('/'))
    .flatMap((path) => [
      ...(path.text.startsWith(hole)
        ? words.map(({ text }) => ({ text: text + path.text.slice(1), at: path.at }))
        : []),
      ...(path.text.endsWith(hole) ? words.map(({ text, at }) => ({ text: path.text.slice(0, -1) + text, at })) : []),
    ])
}

/** Returns the quoted texts of a program. A template within a template is part of its hole. */
function readPieces(text: string): Piece[] {
  const quoted = /'([^'\n]*)'|"([^"\n]*)"|`((?:[^`\\$]|\\.|\$(?!\{)|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\})*)`/g
  return [...text.matchAll(quoted)]
    .filter(({ index }) => !titled.test(text.slice(Math.max(0, index - 20), index)))
    .map(({ 1: single, 2: double, 3: template, index }) => ({
      text: single ?? double ?? (template ?? '').replace(/\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}/g, hole),
      at: index,
    }))
}
