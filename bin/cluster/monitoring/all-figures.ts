import { registerFigures } from '#server/figures.ts'
import { PublicCache } from '#server/platform/answers/public-cache.ts'
import { silentLog } from '#server/platform/log.ts'
import { createMetrics } from '#server/platform/metrics.ts'

export interface Figure {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram' | 'summary'
  labels: readonly string[]
}

/** Every figure of a web process, as its own registry knows it; none is read. */
export function allFigures(): Figure[] {
  const metrics = createMetrics(new PublicCache())
  registerFigures({ metrics, log: silentLog, db: undefined as never })
  return metrics.registry.getMetricsAsArray().map((metric) => {
    const { name, help, type, labelNames } = metric as unknown as Figure & { labelNames: string[] }
    return { name, help, type, labels: labelNames }
  })
}
