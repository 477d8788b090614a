import { mkdir, open, symlink } from 'node:fs/promises'
import { dirname, resolve, sep } from 'node:path'
import { BackupError } from './backup-error.ts'

const blockBytes = 512
type FileHandle = Awaited<ReturnType<typeof open>>
type Entry = { name: string; type: string; size: number; target: string }

/** Writes the files of an archive into a folder, piece by piece, as PostgreSQL packs them: plain ustar. */
export async function extractTar(bytes: AsyncIterable<Buffer>, folder: string): Promise<void> {
  let rest: Buffer = Buffer.alloc(0)
  let file: FileHandle | null = null
  let left = 0
  let padding = 0
  try {
    for await (const piece of bytes) {
      rest = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
      while (rest.length > 0) {
        if (left > 0) {
          const part = rest.subarray(0, left)
          await file?.write(part)
          left -= part.length
          rest = rest.subarray(part.length)
          if (left > 0) break
        }
        if (file) await file.close()
        file = null
        const skipped = Math.min(padding, rest.length)
        padding -= skipped
        rest = rest.subarray(skipped)
        if (padding > 0 || rest.length < blockBytes) break
        const entry = readHead(rest.subarray(0, blockBytes))
        rest = rest.subarray(blockBytes)
        if (!entry) continue
        left = entry.size
        padding = (blockBytes - (entry.size % blockBytes)) % blockBytes
        file = await makeEntry(entry, folder)
      }
    }
    if (left > 0) throw new BackupError('The copy of the database ends too early. Nothing of it is used.')
  } finally {
    await file?.close()
  }
}

/** Makes what an entry stands for, and returns the file that its bytes go into. */
async function makeEntry({ name, type, target }: Entry, folder: string): Promise<FileHandle | null> {
  const path = resolve(folder, name)
  if (path !== folder && !path.startsWith(`${folder}${sep}`)) {
    throw new BackupError(`The copy of the database has a file outside its folder: ${name}.`)
  }
  if (type === '5') await mkdir(path, { recursive: true, mode: 0o700 })
  else if (type === '2') await symlink(target, path)
  else {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    return open(path, 'w', 0o600)
  }
  return null
}

/** Null for the empty blocks at the end. */
function readHead(block: Buffer): Entry | null {
  const text = (from: number, length: number) => {
    const field = block.subarray(from, from + length)
    const end = field.indexOf(0)
    return field.subarray(0, end < 0 ? length : end).toString()
  }
  if (block[0] === 0) return null
  const prefix = text(345, 155)
  const name = text(0, 100)
  return {
    name: prefix === '' ? name : `${prefix}/${name}`,
    type: text(156, 1),
    size: Number.parseInt(text(124, 12).trim() || '0', 8),
    target: text(157, 100),
  }
}
