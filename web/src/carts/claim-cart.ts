import { claimCart as claimCartCall } from '@makola/contract/carts/carts.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../shell/api/api-client.ts'
import { sendWithAntiForgery } from './send-with-anti-forgery.ts'

/** Joins this browser's cart with the account's own. On failure, both stay unchanged. */
export async function claimCart(queryClient: QueryClient, rate: string | undefined): Promise<void> {
  await sendWithAntiForgery(() => call(claimCartCall, { body: { rate } })).catch(() => undefined)
  await queryClient.invalidateQueries({ queryKey: ['cart'] })
}
