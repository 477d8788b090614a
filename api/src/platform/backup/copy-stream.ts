import { Readable } from 'node:stream'
import type pg from 'pg'

/** Where a copy goes, under which key, and what breaks it off. */
export type Copying = { folder: string; key: Buffer; signal?: AbortSignal | undefined }

/** The parts of the driver's connection that a copy needs. */
type Connection = {
  query: (text: string) => void
  sendCopyFromChunk: (chunk: Uint8Array) => void
  endCopyFrom: () => void
  sendCopyFail: (reason: string) => void
  stream: {
    pause: () => void
    resume: () => void
    writableNeedDrain: boolean
    once: (on: 'drain' | 'close', run: () => void) => void
  }
}
type DataRow = { fields: (string | null)[] }

/** What the server answers beside the bytes: the rows before and after them, and the command with its count. */
type CopyAnswer = { rows: (string | null)[][]; command: string }

/** A small piece costs as much to compress as a large one. */
const pieceBytes = 256 * 1024

/**
 * Sends a statement whose answer is a stream of bytes: `copy … to stdout`, or a base backup. What is not read yet waits at the
 * server. `answer` settles when the server is done. `contentOf` finds the bytes in a message, where it has other parts.
 */
export function copyOut(
  client: pg.Client,
  statement: string,
  contentOf: (message: Buffer) => Buffer | null = (message) => message,
): { bytes: Readable; answer: Promise<CopyAnswer> } {
  const answer = Promise.withResolvers<CopyAnswer>()
  // The reader of the bytes is told as well.
  answer.promise.catch(() => {})
  const rows: (string | null)[][] = []
  let command = ''
  let failure: Error | undefined
  let connection: Connection | undefined
  let piece: Buffer | null = null
  let filled = 0
  const bytes = new Readable({ highWaterMark: 4 * pieceBytes, read: () => connection?.stream.resume() })
  function push(): void {
    if (piece === null) return
    const isWanted = bytes.push(piece.subarray(0, filled))
    piece = null
    filled = 0
    if (!isWanted) connection?.stream.pause()
  }
  send(client, {
    submit(own) {
      connection = own
      own.query(statement)
    },
    handleDataRow: ({ fields }: DataRow) => rows.push(fields),
    handleCommandComplete({ text }: { text: string }) {
      command = text
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // The driver uses its buffer again. Copied once: memory outside the heap makes the collector run, over the shop's whole heap.
      const content = contentOf(chunk)
      for (let at = 0; content && at < content.length; ) {
        piece ??= Buffer.allocUnsafeSlow(pieceBytes)
        const copied = content.copy(piece, filled, at)
        filled += copied
        at += copied
        if (filled === pieceBytes) push()
      }
    },
    handleError(error: Error) {
      // An error of the connection comes after that of the statement, or alone.
      failure ??= error
      bytes.destroy(failure)
      answer.reject(failure)
    },
    handleReadyForQuery() {
      if (!failure) push()
      // The last bytes may have paused it, and nobody reads on after the end: the next statement would wait for ever.
      connection?.stream.resume()
      if (failure) return
      bytes.push(null)
      answer.resolve({ rows, command })
    },
  })
  return { bytes, answer: answer.promise }
}

/** Sends `copy … from stdin` and its bytes, as fast as the server takes them. Returns the number of rows. */
export async function copyIn(client: pg.Client, statement: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const answer = Promise.withResolvers<number>()
  let failure: Error | undefined
  let count = 0
  async function sendAll(connection: Connection): Promise<void> {
    try {
      for await (const chunk of bytes) {
        if (failure) return
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain)
          await new Promise<void>((resolve) => {
            connection.stream.once('drain', resolve)
            connection.stream.once('close', resolve)
          })
      }
      connection.endCopyFrom()
    } catch (error) {
      failure ??= error as Error
      connection.sendCopyFail('The bytes could not be read')
    }
  }
  send(client, {
    submit: (connection) => connection.query(statement),
    handleCopyInResponse: (connection: Connection) => void sendAll(connection),
    handleCommandComplete({ text }: { text: string }) {
      count = Number(text.split(' ')[1])
    },
    handleError(error: Error) {
      failure ??= error
      answer.reject(failure)
    },
    handleReadyForQuery() {
      if (failure) answer.reject(failure)
      else answer.resolve(count)
    },
  })
  return answer.promise
}

/** A statement in the driver's own form: it is told each message of the server. */
type Copy = {
  submit: (connection: Connection) => void
  handleError: (error: Error) => void
  handleReadyForQuery: () => void
  [message: string]: unknown
}

function send(client: pg.Client, copy: Copy): void {
  const ignored = {
    handleRowDescription() {},
    handleDataRow() {},
    handleEmptyQuery() {},
    handlePortalSuspended() {},
    handleCopyInResponse() {},
    handleCopyData() {},
  }
  client.query({ ...ignored, ...copy } as unknown as pg.Submittable)
}
