/** What the shop promises itself; which share of a month may be worse is its budget. */
export interface Objective {
  name: string
  /** In the words of the alert. */
  promise: string
  /** The share that must be good. */
  target: number
  /** Of a window: the share that was bad, in Prometheus' language. */
  badShare: (window: string) => string
  /** The figures that `badShare` reads. */
  figures: readonly string[]
  /** What to do: a page of docs/operations/. */
  page: string
}

export const objectives: readonly Objective[] = [
  {
    name: 'pages',
    promise: '95 % of pages that are rendered are there within 250 ms and do not fail',
    target: 0.95,
    figures: ['http_request_duration_seconds'],
    page: 'database-lost.md',
    badShare: (window) => {
      const of = (suffix: string, labels: string) =>
        `sum(rate(http_request_duration_seconds_${suffix}{${labels}}[${window}]))`
      const page = 'route="/*"'
      return `1 - ${of('bucket', `${page},status!="5xx",le="0.25"`)} / ${of('count', page)}`
    },
  },
  {
    name: 'checkout',
    promise: '99.9 % of orders are placed or refused with words',
    target: 0.999,
    figures: ['checkouts_total'],
    page: 'database-lost.md',
    badShare: (window) =>
      `sum(rate(checkouts_total{outcome="failed"}[${window}])) / sum(rate(checkouts_total[${window}]))`,
  },
  {
    name: 'payment-notices',
    promise: 'of 95 % of transfers the bank tells within 5 minutes',
    target: 0.95,
    figures: ['payment_notice_lag_seconds'],
    page: 'provider-down.md',
    badShare: (window) => {
      const of = (selected: string) =>
        `sum(rate(payment_notice_lag_seconds_${selected}[${window}]))`
      return `1 - ${of('bucket{le="300"}')} / ${of('count')}`
    },
  },
  {
    name: 'outbox',
    promise: 'for 99.9 % of the time nothing waits in the outbox for more than a minute',
    target: 0.999,
    figures: ['outbox_oldest_seconds'],
    page: 'database-lost.md',
    badShare: (window) => `avg_over_time((max(outbox_oldest_seconds) > bool 60)[${window}:1m])`,
  },
  {
    name: 'messages',
    promise: 'for 99 % of the time no message waits for more than 5 minutes',
    target: 0.99,
    figures: ['jobs_oldest_seconds'],
    page: 'provider-down.md',
    badShare: (window) =>
      `avg_over_time((max(jobs_oldest_seconds{group="messages"}) > bool 300)[${window}:1m])`,
  },
]

/** How fast a month's budget may go before somebody is told: both windows must burn, so that what is over is quiet. */
export const burns = [
  { long: '1h', short: '5m', times: 14.4, severity: 'page' },
  { long: '6h', short: '30m', times: 6, severity: 'page' },
  { long: '3d', short: '6h', times: 1, severity: 'ticket' },
] as const
