import type { Answer, Form } from './answer-cache.ts'
import {
  chooseQuick,
  compressQuickly,
  compressWell,
  type Encoding,
  readAccepted,
  smallestToCompressBytes,
} from './compress-answer.ts'

/** Answers whose best form is being made, or is made. */
const improved = new WeakSet<Answer>()

/**
 * Chooses the form of an answer for what a client accepts. The first who asks gets what is quickly compressed; an answer that is
 * sent again is compressed well meanwhile, for all who come later.
 */
export function chooseForm(answer: Answer, acceptEncoding: string | null): Form {
  const { plain, zipped } = answer
  if (plain.body.length < smallestToCompressBytes) return plain
  const accepted = readAccepted(acceptEncoding)
  if (accepted.has('br')) {
    const best = zipped.get('br')
    if (best) return best
    if (zipped.size > 0) improve(answer)
  }
  const encoding = chooseQuick(accepted)
  if (!encoding) {
    if (accepted.has('br')) improve(answer)
    return plain
  }
  const before = zipped.get(encoding)
  if (before) return before
  const form = encode(plain, encoding, compressQuickly(plain.body, encoding))
  zipped.set(encoding, form)
  return form
}

function improve(answer: Answer): void {
  if (improved.has(answer)) return
  improved.add(answer)
  const { plain, zipped } = answer
  compressWell(plain.body).then(
    (body) => {
      zipped.set('br', encode(plain, 'br', body))
      // Who accepts it accepts Brotli, too.
      zipped.delete('zstd')
    },
    // The quick forms go on serving; the next visitor tries again.
    () => improved.delete(answer),
  )
}

/** Other bytes of the same content have the weak form of its tag. */
function encode({ headers }: Form, encoding: Encoding, body: Form['body']): Form {
  const tag = headers.etag && { etag: `W/${headers.etag}` }
  return { headers: { ...headers, ...tag, 'content-encoding': encoding }, body }
}
