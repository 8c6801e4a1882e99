import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openCluster, type Cluster } from '../../bin/cluster/run-cluster.ts'
import { root } from '../../bin/toolchain.mjs'
import { withDatabase } from '../load/databases.ts'
import { Callers } from './callers.ts'
import { Recorder } from './recorder.ts'
import { prepareSample } from './sample.ts'
import { verifyAll } from './verify.ts'
import { Watchers } from './watchers.ts'

export interface Crowd {
  recorder: Recorder
  watchers: Watchers
}

interface Asked {
  firstPort: number
  tell: (line: string) => void
  onStop: (stop: () => Promise<void>) => void
}

type Outcome<T> = Crowd & Awaited<ReturnType<typeof verifyAll>> & { found: T }

const lastAnswersMs = 60_000

/** A cluster of its own with callers on it, and what `happen` does to it; then everything that was answered is looked for. */
export async function crowdCluster<T>(
  { firstPort, tell, onStop }: Asked,
  happen: (cluster: Cluster, crowd: Crowd) => Promise<T>,
): Promise<Outcome<T>> {
  const folder = join(root, `.cache/drill-${firstPort}`)
  // Its database of the last time would answer for what this one lost.
  rmSync(folder, { recursive: true, force: true })
  const env = { RATE_LIMITS: 'off', CAPTCHA: 'off' }
  const cluster = openCluster({ folder, firstPort, tell, env })
  onStop(cluster.stop)
  try {
    await cluster.start()
    const { shopUrl, databaseUrl } = cluster
    const { secretKey } = cluster.secrets
    const sample = await withDatabase(databaseUrl, (db) => prepareSample(db, shopUrl, secretKey))
    const recorder = new Recorder()
    const watchers = new Watchers(shopUrl)
    const callers = new Callers(shopUrl, { sample, recorder, watchers })
    tell('callers come')
    callers.start()
    const found = await happen(cluster, { recorder, watchers })
    await callers.finish(lastAnswersMs)
    watchers.close()
    tell('looking for everything that was answered')
    return { found, recorder, watchers, ...(await verifyAll(databaseUrl, recorder, secretKey)) }
  } finally {
    await cluster.stop()
  }
}
