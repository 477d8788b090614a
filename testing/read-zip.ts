import { inflateRawSync } from 'node:zlib'

/** The files of an archive by their names. */
export function readZip(bytes: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const [packed, named] = [bytes.readUInt32LE(at + 18), bytes.readUInt16LE(at + 26)]
    const start = at + 30 + named
    const file = inflateRawSync(bytes.subarray(start, start + packed)).toString()
    files.set(bytes.subarray(at + 30, start).toString(), file)
    at = start + packed
  }
  return files
}
