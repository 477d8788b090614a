import { connectionMeasure } from './database/count-connections.ts'
import { poolWait, statementSeconds, transactionSeconds } from './database/statement-list.ts'
import { forgetIdempotencyKeys, forgetReplies } from './http/idempotency.ts'
import { forgetRateLimits } from './http/rate-limit.ts'
import { doorRequests } from './load/guard-door.ts'
import { measureFailures } from './measure.ts'
import { dropShopChanges } from './messaging/drop-shop-changes.ts'
import { jobSeconds, jobs, queueMeasure } from './messaging/queue-metrics.ts'
import { requestSeconds, requests } from './metrics/count-requests.ts'
import { machineMeasure } from './metrics/machine-metrics.ts'
import { metricsSettings } from './metrics/metrics-settings.ts'
import { processMeasure } from './metrics/process-metrics.ts'
import type { Module } from './module.ts'
import { changesMeasure, sharedAnswers } from './pages/count-answers.ts'

/** The chores that belong to no noun: throwing away what is out of date. */
export const platformModule: Module = {
  name: 'platform',
  settings: metricsSettings,
  personalData: { erase: forgetReplies, guest: { erase: forgetReplies } },
  metrics: [
    requests,
    requestSeconds,
    doorRequests,
    sharedAnswers,
    statementSeconds,
    transactionSeconds,
    poolWait,
    jobSeconds,
    jobs,
    measureFailures,
  ],
  measures: [processMeasure, machineMeasure, connectionMeasure, changesMeasure, queueMeasure],
  schedules: [
    {
      name: 'drop-shop-changes',
      everyMinutes: 1,
      run: async ({ database }) => {
        await dropShopChanges(database)
      },
    },
    {
      name: 'forget',
      everyMinutes: 60,
      run: async (platform) => {
        await forgetIdempotencyKeys(platform)
        await forgetRateLimits(platform)
      },
    },
  ],
}
