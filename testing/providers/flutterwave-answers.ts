import type { Context } from 'hono'

/** The refusal of Flutterwave's API. */
export const refuse = (c: Context, message: string) => c.json({ status: 'error', message, data: null }, 400)

export const tell = (c: Context, message: string, data: unknown, meta?: object) =>
  c.json({ status: 'success', message, ...(meta && { meta }), data })
