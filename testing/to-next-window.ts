import type { Limit } from '../api/src/platform/http/rate-limit.ts'
import type { TestPlatform } from './test-platform.ts'

/** Moves the clock to the start of a limit's window, so late that no call made before it counts any more. */
export function toNextWindow(shop: TestPlatform, { seconds }: Limit): void {
  shop.clock.advance(2 * seconds - ((shop.clock.now().getTime() / 1000) % seconds))
}
