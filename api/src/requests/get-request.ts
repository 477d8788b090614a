import type { StoreRequest } from '@makola/contract/store-requests.ts'
import { eq } from 'drizzle-orm'
import type { Caller } from '../platform/http/caller.ts'
import type { Platform } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { findRequest } from './find-request.ts'
import { presentForStore } from './present-request.ts'
import { readRequests } from './read-requests.ts'
import { requests } from './tables.ts'

/**
 * A request, for a member of its store or for the staff.
 * @throws Problem as `findRequest`.
 */
export async function getRequest(platform: Platform, caller: Caller, id: string): Promise<StoreRequest> {
  const standing = await findRequest(platform.database, caller, id, ['orders.read'])
  const [read] = await readRequests(platform.database, eq(requests.id, id))
  if (!read) throw notFound('request')
  return presentForStore(platform, read, standing)
}
