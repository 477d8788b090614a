import type { ImportSource } from './imported-product.ts'
import { parseDummyJson } from './parse-dummyjson.ts'
import { parseShopifyCsv } from './parse-shopify-csv.ts'

export type ImportFormat = 'dummyjson' | 'shopify'

/** The reason why a file cannot be read at all, in words for its sender. */
export class UnreadableFile extends Error {}

/**
 * Opens the bytes of a file in its format.
 * @throws UnreadableFile, while it is read, for a workbook and for another encoding than UTF-8.
 */
export function openImportSource(format: ImportFormat, chunks: AsyncIterable<Uint8Array>): ImportSource {
  return format === 'shopify' ? parseShopifyCsv(decode(chunks)) : parseDummyJson(decode(chunks))
}

async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  for await (const chunk of chunks) {
    if (isFirst && isZip(chunk)) {
      throw new UnreadableFile(
        'This is an Excel workbook, not a CSV table. In Excel choose “Save as”, then “CSV UTF-8”, and send that file.',
      )
    }
    isFirst = false
    yield decodePiece(decoder, chunk)
  }
  yield decodePiece(decoder)
}

function decodePiece(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    throw new UnreadableFile('The file is not in UTF-8. Save it as “CSV UTF-8” and send it again.')
  }
}

const isZip = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004'
