import type { AnyEndpoint } from '@makola/contract/http/endpoint.ts'

/** Every word of an answer or an email that could open something elsewhere: values, and the words within them, but no days or moments. */
export function wordsOf(text: string): string[] {
  const words = text.split(/[\s"'<>(),;=?&]+|\\n/).map((word) => word.replace(/^[:[{]+|[:\]}.]+$/g, ''))
  const worth = words.filter((word) => word.length > 5 && word.length < 80 && !/^\d{4}-\d\d-\d\d(T|$)/.test(word))
  return [...new Set(worth.filter((word) => /[0-9@]/.test(word)))]
}

type Guess = { params?: Record<string, string>; query?: Record<string, string>; body?: Record<string, string> }

/**
 * The guesses of an attacker who holds these words: each word in each place of a call and, in its body, together with each of
 * `companions`.
 */
export function* guessesWith(endpoint: AnyEndpoint, words: string[], companions: string[]): Generator<Guess> {
  const places = namesOf(endpoint.params)
  const parameters = namesOf(endpoint.query)
  const fields = namesOf(endpoint.body)
  for (const word of words) {
    const params = Object.fromEntries(places.map((name) => [name, encodeURIComponent(word)]))
    if (fields.length === 0 && places.length > 0) yield { params }
    // What its path refuses is refused whatever the body says.
    else if (!fitsPath(endpoint, word)) {
      yield { params, body: {} }
      continue
    }
    for (const name of parameters) yield { params, query: { [name]: word } }
    for (const field of fields) {
      for (const other of companions) {
        const rest = fields.filter((name) => name !== field).map((name) => [name, other])
        yield { params, body: { ...Object.fromEntries(rest), [field]: word } }
      }
    }
  }
}

function fitsPath({ params }: AnyEndpoint, word: string): boolean {
  return params?.safeParse(Object.fromEntries(namesOf(params).map((name) => [name, word]))).success ?? true
}

function namesOf(schema: unknown): string[] {
  return Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})
}
