import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { openObjectFolder } from './object-folder.ts'
import type { ObjectStore } from './object-store.ts'

/** The storage that the settings name: a bucket of an S3 service, or a folder of this machine. */
export async function openObjectStore(
  config: Config,
  { secret, clock }: { secret: string; clock: Clock },
): Promise<ObjectStore> {
  if (!config.bucket) return openObjectFolder(join(config.dataDir, 'media'), { secret, clock })
  // Only a shop with a bucket loads the client.
  const { openObjectBucket } = await import('./object-bucket.ts')
  return openObjectBucket(config.bucket)
}
