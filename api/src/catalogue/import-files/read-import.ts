import { Worker } from 'node:worker_threads'
import { openTurns } from '../../platform/load/turns.ts'
import { refuse } from '../../platform/problem.ts'
import { openImportSource, UnreadableFile } from './open-import-source.ts'
import { type DraftBatch, readDrafts } from './read-drafts.ts'
import { openTerms, type ThreadOrder, type ThreadSaid } from './thread-messages.ts'

const threadFile = new URL('./import-thread.ts', import.meta.url)
/** Real files need a fraction; exceeding it ends this thread and nothing else. */
const memoryMegabytes = 160
const chunkBytes = 131_072
const readers = openTurns(2)
const mostWaiting = 6
const smallBytes = 16_384

/**
 * Reads and checks a file in a thread of its own. A process runs a few at once; others queue. Small files are read directly.
 * @throws Problem `malformed-request` (400) for a file that cannot be read at all, `overloaded` (503) when too many wait.
 */
export async function* readImport(order: ThreadOrder, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<DraftBatch> {
  const chunks = inChunks(bytes)
  const first = await chunks.next()
  const isSmall = first.done || first.value.length <= smallBytes
  const second = isSmall ? await chunks.next() : null
  const beginning = [first, second].flatMap((chunk) => chunk?.value ?? [])
  const all = follow(beginning, chunks)
  if (second?.done) yield* readHere(order, all)
  else yield* readInThread(order, all)
}

async function* follow(beginning: Uint8Array[], rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* beginning
  yield* rest
}

async function* readHere(order: ThreadOrder, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<DraftBatch> {
  try {
    yield* readDrafts(openImportSource(order.format, chunks), openTerms(order), order.reserved)
  } catch (error) {
    throw error instanceof UnreadableFile ? refuse(error.code) : error
  }
}

async function* readInThread(order: ThreadOrder, chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<DraftBatch> {
  if (readers.waiting >= mostWaiting) throw refuse('catalogue.too-many-imports', {}, { retryAfterSeconds: 60 })
  const leave = await readers.take()
  const thread = openThread(order)
  try {
    let said = await thread.ask(null)
    for (;;) {
      if ('unreadable' in said) throw refuse(said.unreadable)
      if ('batch' in said) {
        yield said.batch
        said = await thread.ask(null)
      } else if (said.wants === 'bytes') {
        const { value = null } = await chunks.next()
        said = await thread.ask(value)
      } else return
    }
  } finally {
    await thread.close()
    leave()
  }
}

/** One message for one message. */
function openThread(order: ThreadOrder) {
  const worker = new Worker(threadFile, {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes, maxYoungGenerationSizeMb: 16 },
  })
  let answer = Promise.withResolvers<ThreadSaid>()
  worker.on('message', (said: ThreadSaid) => answer.resolve(said))
  worker.on('error', (error: NodeJS.ErrnoException) => answer.reject(explain(error)))
  worker.on('exit', () => answer.reject(new Error('The thread of an import ended.')))
  return {
    ask(message: Uint8Array | null): Promise<ThreadSaid> {
      answer = Promise.withResolvers<ThreadSaid>()
      worker.postMessage(message, message ? [message.buffer as ArrayBuffer] : [])
      return answer.promise
    },
    async close(): Promise<void> {
      // No caller waits for an answer any more.
      answer.promise.catch(() => undefined)
      await worker.terminate()
    },
  }
}

function explain(error: NodeJS.ErrnoException): Error {
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') return error
  return refuse('catalogue.file-too-big')
}

/** Copies that can be transferred to a thread. */
async function* inChunks(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    for (let at = 0; at < piece.length; at += chunkBytes) yield Uint8Array.from(piece.subarray(at, at + chunkBytes))
  }
}
