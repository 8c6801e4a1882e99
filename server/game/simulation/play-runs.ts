import { Worker } from 'node:worker_threads'
import type { Played, Simulated } from '#domain/game/simulation/play-once.ts'

/** Runs from `first` up to but not including `last`, as many as can be played in so many milliseconds, at least one. */
export interface PlayAsked {
  simulated: Simulated
  first: number
  last: number
  forMs: number
}

/** Plays campaigns in a thread of their own: requests and other jobs go on beside it. */
export function playRuns(asked: PlayAsked): Promise<Played[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./play-worker.ts', import.meta.url), {
      workerData: asked,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: 384 },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('a simulation ended without its runs')))
  })
}
