import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PublicCache } from './public-cache.ts'

export interface Metrics {
  registry: Registry
  observeRequest(route: string, status: number, seconds: number): void
  outboxLag: Gauge
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Prometheus figures of this process. Routes are named by their pattern, never by a visitor's URL. */
export function createMetrics(cache: PublicCache): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status class',
    labelNames: ['route', 'status'],
    buckets,
    registers: [registry],
  })
  registerCacheFigures(registry, cache)
  const outboxLag = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest event that waits in the outbox',
    registers: [registry],
  })
  const observeRequest = (route: string, status: number, seconds: number) =>
    duration.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds)
  return { registry, observeRequest, outboxLag }
}

function registerCacheFigures(registry: Registry, cache: PublicCache): void {
  new Gauge({
    name: 'public_cache_entries',
    help: 'Answers kept ready',
    registers: [registry],
    collect() {
      this.set(cache.size)
    },
  })
  let counted = 0
  new Counter({
    name: 'public_cache_hits_total',
    help: 'Requests answered from the public cache',
    registers: [registry],
    collect() {
      this.inc(cache.hits - counted)
      counted = cache.hits
    },
  })
}
