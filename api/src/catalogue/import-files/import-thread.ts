import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { openImportSource, UnreadableFile } from './open-import-source.ts'
import { readDrafts } from './read-drafts.ts'
import { openTerms, type ThreadOrder, type ThreadSaid } from './thread-messages.ts'

// A separate thread reads and checks an uploaded file: whatever the file contains, nobody else waits. It answers one message with
// one message.

const port = parentPort
if (!port) throw new Error('This is a thread of an import.')

const say = (said: ThreadSaid) => port.postMessage(said)
const hear = async (): Promise<Uint8Array | null> => {
  const [message] = await once(port, 'message')
  return message
}

async function* chunks(): AsyncGenerator<Uint8Array> {
  for (;;) {
    say({ wants: 'bytes' })
    const chunk = await hear()
    if (chunk === null) return
    yield chunk
  }
}

const order = workerData as ThreadOrder
await hear()
try {
  for await (const batch of readDrafts(openImportSource(order.format, chunks()), openTerms(order), order.reserved)) {
    say({ batch })
    await hear()
  }
  say({ wants: 'nothing' })
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error
  say({ unreadable: error.code })
}
