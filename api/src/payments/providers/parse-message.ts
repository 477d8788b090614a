/** Reads the bytes of a webhook as JSON. Undefined, which no message is, for what is not JSON in UTF-8. */
export function parseMessage(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
