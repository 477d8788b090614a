import { join } from 'node:path'
import pg from 'pg'
import { type Copying, copyOut } from './copy-stream.ts'
import type { PhysicalManifest } from './manifest.ts'
import { clusterName } from './manifest.ts'
import { writeSealed } from './sealed-file.ts'

type CopiedCluster = Pick<PhysicalManifest, 'cluster' | 'timeline' | 'segmentBytes' | 'startLsn' | 'endLsn'>

const dataMark = 'd'.charCodeAt(0)

/**
 * Copies the files of the whole database while it works: the server streams them, and the log that makes them one moment, the
 * backup's end. What the log needs is held back for as long as it takes. `rate`: megabytes a second at most.
 */
export async function copyCluster(
  url: string,
  { folder, key, signal, rate }: Copying & { rate?: number | undefined },
): Promise<CopiedCluster> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'makola backup',
    replication: 'true',
  } as pg.ClientConfig)
  client.on('error', () => {})
  await client.connect()
  const breakOff = () => void client.end()
  signal?.addEventListener('abort', breakOff)
  try {
    const { rows } = await client.query<{ wal_segment_size: string }>('SHOW wal_segment_size')
    // The commands of replication are known in capitals only.
    await client.query('CREATE_REPLICATION_SLOT makola_backup TEMPORARY PHYSICAL RESERVE_WAL')
    const { bytes, answer } = copyOut(
      client,
      `BASE_BACKUP (LABEL 'makola', CHECKPOINT 'fast', WAL true, MANIFEST 'no'${rate ? `, MAX_RATE ${rate * 1024}` : ''})`,
      archiveIn,
    )
    const cluster = await writeSealed(join(folder, clusterName), bytes, {
      key,
      name: clusterName,
      compresses: true,
    })
    const [begin, , end] = (await answer).rows
    return {
      cluster,
      timeline: Number(begin?.[1]),
      startLsn: String(begin?.[0]),
      endLsn: String(end?.[0]),
      segmentBytes: Number.parseInt(rows[0]?.wal_segment_size ?? '', 10) * 1024 * 1024,
    }
  } finally {
    signal?.removeEventListener('abort', breakOff)
    await client.end().catch(() => {})
  }
}

/** The archive's bytes in a message of a base backup, whose first byte says what it is. */
const archiveIn = (message: Buffer) => (message[0] === dataMark ? message.subarray(1) : null)
