import type { Limit } from '../src/platform/http/rate-limit.ts'
import type { TestPlatform } from './test-platform.ts'

/** Moves the clock to where a limit begins to count anew, so that a test that counts stays within one window. */
export function toNextWindow(shop: TestPlatform, { seconds }: Limit): void {
  shop.clock.advance(seconds - ((shop.clock.now().getTime() / 1000) % seconds))
}
