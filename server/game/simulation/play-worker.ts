import { parentPort, workerData } from 'node:worker_threads'
import { playOnce, type Played } from '#domain/game/simulation/play-once.ts'
import type { PlayAsked } from './play-runs.ts'
import { quickHasher } from './quick-hasher.ts'

const { simulated, first, last, forMs } = workerData as PlayAsked
const runs: Played[] = []
const begun = performance.now()
for (let run = first; run < last; run += 1) {
  runs.push(playOnce(quickHasher, simulated, run))
  if (performance.now() - begun > forMs) break
}
// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort!.postMessage(runs)
