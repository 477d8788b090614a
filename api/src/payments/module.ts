import type { Module } from '../platform/module.ts'
import { mountMethods } from './attempts/routes.ts'
import { onDisputeNews } from './disputes/on-dispute-news.ts'
import { invariants } from './invariants.ts'
import { paymentGapMeasure, paymentMeasure, providerCalls, providerSeconds } from './payment-metrics.ts'
import { personalData, rules } from './personal-data.ts'
import { mountSandbox } from './providers/sandbox/routes.ts'
import { onSandboxWebhookDue } from './providers/sandbox/send-webhook.ts'
import { paymentCommands } from './reconciliation/commands.ts'
import { mountReconciliations } from './reconciliation/routes.ts'
import { onRefundRequested } from './refunds/on-refund-requested.ts'
import { schedules } from './schedules.ts'
import { paymentSettings } from './settings.ts'
import { onWebhookReceived } from './settlement/on-webhook-received.ts'
import { mountWebhooks } from './settlement/routes.ts'
import { paymentTolerances, refunds } from './tables.ts'
import { mountTolerances } from './tolerances/routes.ts'

export const paymentsModule: Module = {
  name: 'payments',
  settings: paymentSettings,
  routes(router) {
    mountMethods(router)
    mountWebhooks(router)
    mountReconciliations(router)
    mountTolerances(router)
  },
  site: mountSandbox,
  reactions: [onWebhookReceived, onRefundRequested, onSandboxWebhookDue, onDisputeNews],
  schedules,
  invariants,
  commands: paymentCommands,
  metrics: [providerCalls, providerSeconds],
  measures: [paymentMeasure, paymentGapMeasure],
  personalData,
  retention: rules,
  authors: [refunds.actor, paymentTolerances.updatedBy],
}
