import { eq } from 'drizzle-orm'
import type { Limit } from '../api/src/platform/http/rate-limit.ts'
import { rateLimits } from '../api/src/platform/tables.ts'
import type { TestPlatform } from './test-platform.ts'

/** Counts a bucket that has been called in this window as called as often as its limit allows. */
export async function useUpLimit(shop: TestPlatform, bucket: string, { calls }: Limit): Promise<void> {
  await shop.database.update(rateLimits).set({ count: calls }).where(eq(rateLimits.bucket, bucket))
}
