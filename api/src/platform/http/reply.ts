/** 200 with a body. */
export const ok = <T>(body: T) => ({ status: 200 as const, body })

/** A file that is in memory whole, as the stream that a reply takes. */
export async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** 201 with the new thing. */
export const created = <T>(body: T) => ({ status: 201 as const, body })

/** 202: accepted, without a body. */
export const accepted = () => ({ status: 202 as const })

/** 204: done, without a body. */
export const noContent = () => ({ status: 204 as const })
