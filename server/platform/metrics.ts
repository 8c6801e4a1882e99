import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PublicCache } from './answers/public-cache.ts'

export interface Metrics {
  registry: Registry
  observeRequest(route: string, status: number, seconds: number): void
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Prometheus figures of this process. Routes are named by their pattern, never by a visitor's URL. */
export function createMetrics(cache: PublicCache): Metrics {
  const registry = new Registry()
  // Every 10 ms, as it is by default, costs an idle process more than all else it does.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status class',
    labelNames: ['route', 'status'],
    buckets,
    registers: [registry],
  })
  registerCacheFigures(registry, cache)
  const observeRequest = (route: string, status: number, seconds: number) =>
    duration.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds)
  return { registry, observeRequest }
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
  new Counter({
    name: 'public_cache_hits_total',
    help: 'Requests answered from the public cache',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(cache.hits)
    },
  })
  new Counter({
    name: 'public_cache_joined_total',
    help: 'Requests answered by a rendering that was under way for somebody else',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(cache.joined)
    },
  })
  new Counter({
    name: 'public_cache_outdated_total',
    help: 'Kept answers that were asked for after something they show had changed, by what it was',
    labelNames: ['changed'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [changed, count] of cache.outdated) this.inc({ changed }, count)
    },
  })
}
