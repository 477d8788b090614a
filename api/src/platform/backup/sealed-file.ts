import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { BackupError } from './backup-error.ts'

/** Size in bytes and SHA-256 of a sealed file as it lies on the disk. */
export type Sealed = { bytes: number; sha256: string }

const magic = Buffer.from('MKB1')
const saltBytes = 16
const tagBytes = 16
/** So much is encrypted together: the memory that a file of any size takes. */
const chunkBytes = 1024 * 1024

/**
 * Writes a file that is encrypted and authenticated in pieces (AES-256-GCM): each knows its place, the last one that it is the
 * last, and all of them the file's name, so a byte that is changed, cut off or put elsewhere is noticed when it is read. The file
 * appears whole or not at all.
 */
export async function writeSealed(
  path: string,
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { key, name, compresses = false }: { key: Buffer; name: string; compresses?: boolean },
): Promise<Sealed> {
  const part = `${path}.${randomBytes(4).toString('hex')}.part`
  const sha256 = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sha256.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  const steps = compresses
    ? [createZstdCompress({ chunkSize: 256 * 1024, params: { [constants.ZSTD_c_compressionLevel]: 1 } })]
    : []
  try {
    // `flush`: on the disk before it has its name.
    const file = createWriteStream(part, { mode: 0o600, flush: true })
    await pipeline([Readable.from(source, { objectMode: false }), ...steps, seal(key, name), count, file])
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return { bytes, sha256: sha256.digest('hex') }
}

/**
 * Reads a sealed file, piece by piece.
 * @throws BackupError when it is missing, was changed, or is not the one that `expected` describes.
 */
export async function* readSealed(
  path: string,
  { key, name, expected, compressed = false }: { key: Buffer; name: string; expected?: Sealed; compressed?: boolean },
): AsyncGenerator<Buffer> {
  const opened = openSealed(path, { key, name, ...(expected && { expected }) })
  if (!compressed) {
    yield* opened
    return
  }
  const plain = createZstdDecompress()
  const done = pipeline([Readable.from(opened), plain])
  // Its fault is told below.
  done.catch(() => {})
  try {
    for await (const chunk of plain) yield chunk as Buffer
  } catch (error) {
    await done
    throw error
  }
  await done
}

async function* openSealed(
  path: string,
  { key, name, expected }: { key: Buffer; name: string; expected?: Sealed },
): AsyncGenerator<Buffer> {
  const sha256 = createHash('sha256')
  const pieces = piecesOf(path, sha256)
  const head = (await pieces.next()).value
  if (head?.length !== magic.length + saltBytes || !head.subarray(0, magic.length).equals(magic)) throw damaged(path)
  const fileKey = keyOfFile(key, head.subarray(magic.length))
  let index = 0
  for await (const { piece, isLast } of withLast(pieces)) {
    if (piece.length < tagBytes) throw damaged(path)
    const opening = createDecipheriv('aes-256-gcm', fileKey, nonceOf(index, isLast)).setAAD(Buffer.from(name))
    opening.setAuthTag(piece.subarray(piece.length - tagBytes))
    const plain = opening.update(piece.subarray(0, piece.length - tagBytes))
    try {
      opening.final()
    } catch {
      throw damaged(path)
    }
    index++
    yield plain
  }
  if (index === 0 || (expected && sha256.digest('hex') !== expected.sha256)) throw damaged(path)
}

const damaged = (path: string) =>
  new BackupError(`${path} is damaged: its bytes are not those that were written. Nothing of it is used.`)

/** The head of the file, then its pieces, all of them of one size but the last. */
async function* piecesOf(path: string, sha256: ReturnType<typeof createHash>): AsyncGenerator<Buffer> {
  let wanted = magic.length + saltBytes
  let gathered: Buffer[] = []
  let size = 0
  try {
    for await (const read of createReadStream(path, { highWaterMark: chunkBytes })) {
      let rest = read as Buffer
      sha256.update(rest)
      while (size + rest.length >= wanted) {
        yield Buffer.concat([...gathered, rest.subarray(0, wanted - size)])
        rest = rest.subarray(wanted - size)
        gathered = []
        size = 0
        wanted = chunkBytes + tagBytes
      }
      if (rest.length > 0) gathered.push(rest)
      size += rest.length
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new BackupError(`${basename(path)} is missing: ${path}. The backup is not whole.`)
  }
  if (size > 0) yield Buffer.concat(gathered)
}

async function* withLast(pieces: AsyncGenerator<Buffer>): AsyncGenerator<{ piece: Buffer; isLast: boolean }> {
  let held: Buffer | undefined
  for await (const piece of pieces) {
    if (held) yield { piece: held, isLast: false }
    held = piece
  }
  if (held) yield { piece: held, isLast: true }
}

function seal(key: Buffer, name: string): Transform {
  const salt = randomBytes(saltBytes)
  const fileKey = keyOfFile(key, salt)
  let gathered: Buffer[] = []
  let size = 0
  let index = 0
  function close(to: Transform, plain: Buffer, isLast: boolean): void {
    const closing = createCipheriv('aes-256-gcm', fileKey, nonceOf(index++, isLast)).setAAD(Buffer.from(name))
    to.push(closing.update(plain))
    // Ends the piece; the last bytes are never among what it returns.
    closing.final()
    to.push(closing.getAuthTag())
  }
  return new Transform({
    construct(done) {
      this.push(Buffer.concat([magic, salt]))
      done()
    },
    transform(chunk: Buffer, _encoding, done) {
      gathered.push(chunk)
      size += chunk.length
      // The last piece is marked as such: a full one waits for what follows.
      if (size > chunkBytes) {
        const all = Buffer.concat(gathered)
        let at = 0
        for (; all.length - at > chunkBytes; at += chunkBytes) close(this, all.subarray(at, at + chunkBytes), false)
        gathered = [all.subarray(at)]
        size = all.length - at
      }
      done()
    },
    flush(done) {
      close(this, Buffer.concat(gathered), true)
      done()
    },
  })
}

const keyOfFile = (key: Buffer, salt: Buffer) => Buffer.from(hkdfSync('sha256', key, salt, 'makola backup file', 32))

/** Never used twice: each file has a key of its own, each of its pieces a number. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}
