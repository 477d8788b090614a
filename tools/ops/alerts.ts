/** An alert: `page` wakes somebody, `ticket` waits for the morning. Its section in docs/runbook.md says what to do. */
export type Alert = {
  name: string
  severity: 'page' | 'ticket'
  /** True when something is wrong, in the language of Prometheus. */
  expr: string
  /** For how long it must be true. */
  lasts: string
  summary: string
}

/** The calls that a checkout makes. */
const checkout = 'route=~"/api/cart/quote|/api/orders|/api/payments/methods|/api/payments/verify"'

export const alerts: readonly Alert[] = [
  {
    name: 'NoPaidOrders',
    severity: 'page',
    expr: 'max(last_payment_age_seconds) > 4 * max(usual_payment_gap_seconds)',
    lasts: '5m',
    summary: 'Nobody has paid for four times as long as is usual at this time of day.',
  },
  {
    name: 'CheckoutErrors',
    severity: 'page',
    expr: `sum(rate(http_requests_total{${checkout},status="5xx"}[5m])) / sum(rate(http_requests_total{${checkout}}[5m])) > 0.02`,
    lasts: '5m',
    summary: 'More than 2 % of the calls of a checkout fail.',
  },
  {
    name: 'CheckoutsRefused',
    severity: 'page',
    expr: 'sum(rate(door_requests_total{class="checkout",outcome="refused"}[5m])) / sum(rate(door_requests_total{class="checkout"}[5m])) > 0.02',
    lasts: '5m',
    summary: 'The shop is too busy for more than 2 % of the requests of its checkouts.',
  },
  {
    name: 'PaymentUndecided',
    severity: 'page',
    expr: 'max(payments_to_decide_oldest_seconds) > 3600',
    lasts: '1m',
    summary: 'Money that came too late or does not match has waited for a decision for more than an hour.',
  },
  {
    name: 'InvariantBroken',
    severity: 'page',
    expr: 'max by (invariant) (verify_violations) > 0',
    lasts: '0m',
    summary: 'Rows of the database break the invariant {{ $labels.invariant }}.',
  },
  {
    name: 'QueueOld',
    severity: 'page',
    expr: 'max by (queue) (queue_oldest_seconds) > 300',
    lasts: '1m',
    summary: 'A job of {{ $labels.queue }} has been due for more than five minutes.',
  },
  {
    name: 'ChangesLate',
    severity: 'page',
    expr: '(shop_changes_lag_seconds > 2 and on (instance) sum by (instance) (rate(shared_answers_total[1m])) > 1) or shop_changes_lag_seconds > 20',
    lasts: '1m',
    summary: '{{ $labels.instance }} does not see what has changed, so it answers without its memory.',
  },
  {
    name: 'DiskFull',
    severity: 'page',
    expr: 'disk_free_bytes / disk_size_bytes < 0.1',
    lasts: '5m',
    summary: 'Less than 10 % of the disk of {{ $labels.instance }} is free.',
  },
  {
    name: 'ProcessDown',
    severity: 'page',
    expr: 'up{job="makola"} == 0',
    lasts: '2m',
    summary: '{{ $labels.instance }} does not answer.',
  },
  {
    name: 'InvariantsUnchecked',
    severity: 'ticket',
    expr: 'max(verify_oldest_seconds) > 100000 or absent(verify_oldest_seconds)',
    lasts: '2h',
    summary: 'An invariant has not been checked to the end for more than a day.',
  },
  {
    name: 'ProviderFailing',
    severity: 'ticket',
    expr: 'sum by (provider) (rate(provider_calls_total{outcome=~"broken|unanswered"}[10m])) / sum by (provider) (rate(provider_calls_total[10m])) > 0.2',
    lasts: '10m',
    summary: 'More than a fifth of the calls to {{ $labels.provider }} bring no answer.',
  },
  {
    name: 'JobsGivenUp',
    severity: 'ticket',
    expr: 'max by (queue) (jobs_kept_failed) > 0',
    lasts: '10m',
    summary: 'Jobs of {{ $labels.queue }} have failed for the last time.',
  },
  {
    name: 'MailFailing',
    severity: 'ticket',
    expr: 'sum(rate(mails_total{outcome="failed"}[15m])) > sum(rate(mails_total{outcome="sent"}[15m]))',
    lasts: '15m',
    summary: 'More emails fail than are sent.',
  },
  {
    name: 'RefundsStuck',
    severity: 'ticket',
    expr: 'max(refunds_stuck) > 0',
    lasts: '1h',
    summary: 'Refunds wait for an operator.',
  },
  {
    name: 'PayoutsFailed',
    severity: 'ticket',
    expr: 'max(payouts_failed_day) > 0',
    lasts: '1m',
    summary: 'Payouts to stores have failed in the last 24 hours.',
  },
  {
    name: 'RatesOld',
    severity: 'ticket',
    expr: 'max(rate_feed_age_seconds) > 259200',
    lasts: '10m',
    summary: 'A rate that comes from a feed is older than 72 hours.',
  },
  {
    name: 'BackupOld',
    severity: 'page',
    expr: 'min(backup_age_seconds) > 93600',
    lasts: '10m',
    summary: 'The newest backup is older than 26 hours.',
  },
  {
    name: 'FiguresMissing',
    severity: 'ticket',
    expr: 'increase(measure_failures_total[10m]) > 3',
    lasts: '5m',
    summary: '{{ $labels.instance }} cannot read some of its figures, so the alerts on them are blind.',
  },
]
