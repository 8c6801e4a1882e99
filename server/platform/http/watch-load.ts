import { openLoadMeter } from '../load-meter.ts'
import type { App } from './app.ts'
import { QueueTime } from './queue-time.ts'
import type { LoadGate } from './shed-load.ts'

/** Measures how far behind this process is, with who waits before it, and tells the gate. */
export function watchLoad({ ctx, fastify }: App, gate: LoadGate): { stop(): void } {
  const queue = new QueueTime(ctx.config.trustedProxies)
  // Before an answer that is kept: whoever gets one has waited as all others have.
  fastify.server.prependListener('request', (request) => queue.note(request))
  return openLoadMeter({ ...ctx, queue }, (pressure) => gate.note(pressure))
}
