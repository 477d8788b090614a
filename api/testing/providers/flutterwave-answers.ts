import type { Context } from 'hono'

/** How Flutterwave's API says no. */
export const refuse = (c: Context, message: string) => c.json({ status: 'error', message, data: null }, 400)

export const tell = (c: Context, message: string, data: unknown, meta?: object) =>
  c.json({ status: 'success', message, ...(meta && { meta }), data })
