import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Where pictures are kept, by key. Keys are server-chosen names, never a caller's text. */
export type ObjectStore = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null when there is no such object. */
  get(key: string): Promise<Uint8Array | null>
}

/** Keeps objects as files of one folder. A file appears whole or not at all. */
export function openObjectFolder(folder: string): ObjectStore {
  const pathOf = (key: string) => {
    if (!/^[a-z0-9][a-z0-9./-]*$/.test(key) || key.includes('..')) throw new RangeError('not an object key')
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const half = `${path}.${process.pid}-${Math.random().toString(36).slice(2)}.part`
      await writeFile(half, bytes)
      await rename(half, path)
    },
    get: (key) =>
      readFile(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
  }
}
