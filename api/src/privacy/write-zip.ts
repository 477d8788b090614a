import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; bytes: Uint8Array }

const utf8Names = 0x0800
const deflated = 8
const version = 20

/** Writes a zip archive of files below 4 GB (APPNOTE 6.3, without extensions), each compressed, all with the same date. */
export function writeZip(entries: readonly ZipEntry[], at: Date): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const header = describe(name, bytes, at)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header.common, header.name, header.packed])
    parts.push(local)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const made = Buffer.from([version, 0])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), made, header.common, place, header.name]))
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, index, end])
}

/** The fields that the file's own header and the directory share. */
function describe(name: string, bytes: Uint8Array, at: Date) {
  const packed = deflateRawSync(bytes)
  const named = Buffer.from(name)
  const common = Buffer.alloc(26)
  common.writeUInt16LE(version, 0)
  common.writeUInt16LE(utf8Names, 2)
  common.writeUInt16LE(deflated, 4)
  common.writeUInt16LE((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1), 6)
  common.writeUInt16LE(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(), 8)
  common.writeUInt32LE(crc32(bytes), 10)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(bytes.length, 18)
  common.writeUInt16LE(named.length, 22)
  return { common, name: named, packed }
}
