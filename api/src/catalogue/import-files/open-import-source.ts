import type { ImportSource } from './imported-product.ts'
import { parseDummyJson } from './parse-dummyjson.ts'
import { parseShopifyCsv } from './parse-shopify-csv.ts'

export type ImportFormat = 'dummyjson' | 'shopify'

/** The reason why a file cannot be read at all, for its sender. */
export class UnreadableFile extends Error {
  readonly code: 'catalogue.excel-file' | 'catalogue.file-empty' | 'catalogue.file-not-text' | 'platform.not-utf8'

  constructor(code: UnreadableFile['code']) {
    super(code)
    this.code = code
  }
}

/**
 * Opens the bytes of a file in its format.
 * @throws UnreadableFile, while it is read, for a workbook, for another encoding than UTF-8, and for an empty table.
 */
export function openImportSource(format: ImportFormat, chunks: AsyncIterable<Uint8Array>): ImportSource {
  return format === 'shopify' ? parseShopifyCsv(filled(decode(chunks))) : parseDummyJson(decode(chunks))
}

async function* decode(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let isFirst = true
  for await (const chunk of chunks) {
    if (isFirst && isZip(chunk)) {
      throw new UnreadableFile('catalogue.excel-file')
    }
    isFirst = false
    const piece = decodePiece(decoder, chunk)
    // No table has it, and the database keeps no text with it.
    if (piece.includes('\0')) throw new UnreadableFile('catalogue.file-not-text')
    yield piece
  }
  yield decodePiece(decoder)
}

async function* filled(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isEmpty = true
  for await (const piece of pieces) {
    isEmpty &&= piece.trim() === ''
    yield piece
  }
  if (isEmpty) throw new UnreadableFile('catalogue.file-empty')
}

function decodePiece(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    throw new UnreadableFile('platform.not-utf8')
  }
}

const isZip = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\u0003\u0004'
