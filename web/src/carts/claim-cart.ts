import type { QueryClient } from '@tanstack/react-query'
import { api } from '../shell/api/api-client.ts'
import { sendWithAntiForgery } from './send-with-anti-forgery.ts'

/** Joins this browser's cart with the account's own. On failure, both stay unchanged. */
export async function claimCart(queryClient: QueryClient, rate: string | undefined): Promise<void> {
  await sendWithAntiForgery(() => api.post('/cart/claim', { body: { rate } })).catch(() => undefined)
  await queryClient.invalidateQueries({ queryKey: ['cart'] })
}
