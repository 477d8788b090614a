import type { Module } from '../platform/module.ts'
import { paymentCommands } from './commands.ts'
import { invariants } from './invariants.ts'
import { schedules } from './jobs.ts'
import { onRefundRequested } from './on-refund-requested.ts'
import { onWebhookReceived } from './on-webhook-received.ts'
import { mountSandbox } from './providers/sandbox-routes.ts'
import { onSandboxWebhookDue } from './providers/send-sandbox-webhook.ts'
import { mountPayments } from './routes.ts'

export const paymentsModule: Module = {
  name: 'payments',
  routes: mountPayments,
  site: mountSandbox,
  reactions: [onWebhookReceived, onRefundRequested, onSandboxWebhookDue],
  schedules,
  invariants,
  commands: paymentCommands,
}
