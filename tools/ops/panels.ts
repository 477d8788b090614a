/** A chart of the dashboard: what it shows in the language of Prometheus, each line with its name. */
export type Panel = {
  title: string
  unit: 'short' | 's' | 'reqps' | 'percentunit' | 'bytes'
  lines: readonly { expr: string; legend: string }[]
}

const errors = 'status="5xx"'
const slowest = (name: string, label: string) =>
  `topk(8, histogram_quantile(0.95, sum by (le, ${label}) (rate(${name}_bucket[5m]))))`
const one = (expr: string, legend: string) => [{ expr, legend }]

/** The dashboard's rows, in their order. */
export const rows: readonly { title: string; panels: readonly Panel[] }[] = [
  {
    title: 'Buyers',
    panels: [
      {
        title: 'Orders, an hour',
        unit: 'short',
        lines: [
          { expr: 'sum(increase(quotes_made_total[1h]))', legend: 'carts priced' },
          { expr: 'sum(increase(orders_placed_total[1h]))', legend: 'placed' },
          { expr: 'sum(increase(orders_paid_total[1h]))', legend: 'paid' },
          { expr: 'sum(increase(orders_expired_total[1h]))', legend: 'expired' },
        ],
      },
      {
        title: 'From priced cart to order',
        unit: 'percentunit',
        lines: one('sum(increase(orders_placed_total[1h])) / sum(increase(quotes_made_total[1h]))', 'placed'),
      },
      {
        title: 'Orders of the last 24 hours, by state',
        unit: 'short',
        lines: one('max by (state) (orders_day)', '{{state}}'),
      },
      {
        title: 'Refused because sold out, an hour',
        unit: 'short',
        lines: one('sum by (at) (increase(oversell_refusals_total[1h]))', '{{at}}'),
      },
      {
        title: 'Requests',
        unit: 'reqps',
        lines: one('sum by (status) (rate(http_requests_total[5m]))', '{{status}}'),
      },
      {
        title: 'Errors by route',
        unit: 'reqps',
        lines: one(`topk(8, sum by (route) (rate(http_requests_total{${errors}}[5m])))`, '{{route}}'),
      },
      {
        title: 'Refused because too busy',
        unit: 'reqps',
        lines: one('sum by (class) (rate(door_requests_total{outcome="refused"}[5m]))', '{{class}}'),
      },
      {
        title: 'Slowest routes, 95 %',
        unit: 's',
        lines: one(slowest('http_request_seconds', 'route'), '{{route}}'),
      },
      {
        title: 'Answers for all visitors, by where they came from',
        unit: 'reqps',
        lines: one('sum by (kind, source) (rate(shared_answers_total[5m]))', '{{kind}} {{source}}'),
      },
    ],
  },
  {
    title: 'Money',
    panels: [
      {
        title: 'Captured in the last 24 hours, in minor units',
        unit: 'short',
        lines: one('max by (provider, currency) (money_captured_day_minor)', '{{provider}} {{currency}}'),
      },
      {
        title: 'Declined share of the last 24 hours',
        unit: 'percentunit',
        lines: one(
          'max by (provider) (payment_attempts_day{state="failed"}) / sum by (provider) (max by (provider, state) (payment_attempts_day{state=~"failed|succeeded"}))',
          '{{provider}}',
        ),
      },
      {
        title: 'Attempts of the last 24 hours',
        unit: 'short',
        lines: one('max by (state) (sum by (instance, state) (payment_attempts_day))', '{{state}}'),
      },
      {
        title: 'Time since the last payment',
        unit: 's',
        lines: [
          { expr: 'max(last_payment_age_seconds)', legend: 'since the last' },
          { expr: 'max(usual_payment_gap_seconds)', legend: 'usual' },
        ],
      },
      {
        title: 'Waits for a person',
        unit: 'short',
        lines: [
          { expr: 'max(payments_to_decide)', legend: 'payments to decide' },
          { expr: 'max(refunds_stuck)', legend: 'stuck refunds' },
          { expr: 'max(payouts_failed_day)', legend: 'failed payouts, 24 hours' },
          { expr: 'max(payouts_open)', legend: 'payouts under way' },
        ],
      },
      {
        title: 'Oldest payment to decide',
        unit: 's',
        lines: one('max(payments_to_decide_oldest_seconds)', 'waiting for'),
      },
      {
        title: 'Calls to providers',
        unit: 'reqps',
        lines: one('sum by (provider, outcome) (rate(provider_calls_total[5m]))', '{{provider}} {{outcome}}'),
      },
      {
        title: 'Calls to providers, 95 %',
        unit: 's',
        lines: one(slowest('provider_call_seconds', 'provider'), '{{provider}}'),
      },
      {
        title: 'Age of the oldest rate from a feed',
        unit: 's',
        lines: one('max(rate_feed_age_seconds)', 'age'),
      },
      {
        title: 'Broken invariants',
        unit: 'short',
        lines: [
          { expr: 'max by (invariant) (verify_violations) > 0', legend: '{{invariant}}' },
          { expr: 'max(verify_oldest_seconds) / 3600', legend: 'hours since the oldest look' },
        ],
      },
    ],
  },
  {
    title: 'Machine',
    panels: [
      { title: 'Processor', unit: 'percentunit', lines: one('rate(process_cpu_seconds_total[1m])', '{{instance}}') },
      {
        title: 'Memory',
        unit: 'bytes',
        lines: [
          { expr: 'process_resident_memory_bytes', legend: '{{instance}}' },
          { expr: 'process_heap_used_bytes', legend: '{{instance}} objects' },
        ],
      },
      {
        title: 'How late the event loop is',
        unit: 's',
        lines: one('event_loop_delay_seconds', '{{instance}} {{quantile}}'),
      },
      { title: 'Running for', unit: 's', lines: one('time() - process_start_time_seconds', '{{instance}}') },
      { title: 'Free disk', unit: 'percentunit', lines: one('disk_free_bytes / disk_size_bytes', '{{instance}}') },
      {
        title: 'Jobs',
        unit: 'reqps',
        lines: one('topk(8, sum by (queue, outcome) (rate(jobs_total[5m])))', '{{queue}} {{outcome}}'),
      },
      { title: 'Slowest jobs, 95 %', unit: 's', lines: one(slowest('job_seconds', 'queue'), '{{queue}}') },
      {
        title: 'Waiting jobs',
        unit: 'short',
        lines: [
          { expr: 'max by (queue) (queue_depth) > 0', legend: '{{queue}}' },
          { expr: 'max by (queue) (jobs_kept_failed) > 0', legend: '{{queue}} given up' },
        ],
      },
      { title: 'Oldest waiting job', unit: 's', lines: one('max by (queue) (queue_oldest_seconds) > 0', '{{queue}}') },
      {
        title: 'Emails',
        unit: 'reqps',
        lines: one('sum by (outcome) (rate(mails_total[15m]))', '{{outcome}}'),
      },
      {
        title: 'Emails, 95 %',
        unit: 's',
        lines: one('histogram_quantile(0.95, sum by (le) (rate(mail_seconds_bucket[15m])))', 'to hand over'),
      },
    ],
  },
  {
    title: 'Database',
    panels: [
      {
        title: 'Slowest statements, 95 %',
        unit: 's',
        lines: one(slowest('database_statement_seconds', 'statement'), '{{statement}}'),
      },
      {
        title: 'Statements',
        unit: 'reqps',
        lines: one('topk(8, sum by (statement) (rate(database_statement_seconds_count[5m])))', '{{statement}}'),
      },
      {
        title: 'Transactions, 95 %',
        unit: 's',
        lines: one('histogram_quantile(0.95, sum by (le) (rate(database_transaction_seconds_bucket[5m])))', 'duration'),
      },
      {
        title: 'Wait for a connection, 99 %',
        unit: 's',
        lines: one(
          'histogram_quantile(0.99, sum by (le, instance) (rate(database_pool_wait_seconds_bucket[5m])))',
          '{{instance}}',
        ),
      },
      {
        title: 'Connections',
        unit: 'short',
        lines: one('sum by (state) (database_connections)', '{{state}}'),
      },
      {
        title: 'Age of the newest backup',
        unit: 's',
        lines: one('min(backup_age_seconds)', 'backup'),
      },
      {
        title: 'How far behind the changes',
        unit: 's',
        lines: one('shop_changes_lag_seconds', '{{instance}}'),
      },
      {
        title: 'Figures that could not be read, an hour',
        unit: 'short',
        lines: one('increase(measure_failures_total[1h])', '{{instance}}'),
      },
    ],
  },
]
