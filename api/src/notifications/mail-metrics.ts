import { Counter, Histogram } from '../platform/metrics/metric.ts'

export const mails = new Counter({
  name: 'mails_total',
  help: 'Emails handed to the mail server; a failed one is tried again',
  labels: { outcome: ['sent', 'failed'] },
})
export const mailSeconds = new Histogram({
  name: 'mail_seconds',
  help: 'Time to hand over an email, in seconds',
  labels: {},
})
