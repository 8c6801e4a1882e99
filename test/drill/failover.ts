import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openCluster, type Cluster } from '../../bin/cluster/run-cluster.ts'
import { root } from '../../bin/toolchain.mjs'
import { withDatabase } from '../load/databases.ts'
import { Callers } from './callers.ts'
import {
  etcdLeaderDies,
  leaderDies,
  leaderFreezes,
  leaderIsChanged,
  webDies,
  webIsStopped,
  workerDies,
  type Happening,
} from './happenings.ts'
import { longestGap } from './outages.ts'
import { Recorder } from './recorder.ts'
import { outageLine, report, type Measured } from './report.ts'
import { prepareSample } from './sample.ts'
import { verifyAll } from './verify.ts'
import { Watchers } from './watchers.ts'

const calmMs = 8000
const lastAnswersMs = 60_000

/** Kills what leads a cluster, again and again under load; whether nothing was lost and nobody waited too long. */
export async function drillFailover(
  { times, frozen }: { times: number; frozen: number },
  firstPort: number,
  tell: (line: string) => void,
  onStop: (stop: () => Promise<void>) => void,
): Promise<boolean> {
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
    const measured: Measured[] = []
    await wait(calmMs)
    for (const happening of happeningsOf(times, frozen)) {
      measured.push(await measure(cluster, happening, { recorder, watchers }))
      tell(outageLine(measured.at(-1)!))
    }
    await callers.finish(lastAnswersMs)
    watchers.close()
    tell('looking for everything that was answered')
    const verified = await verifyAll(databaseUrl, recorder, secretKey)
    return report({ measured, recorder, watchers, ...verified }, tell)
  } finally {
    await cluster.stop()
  }
}

function happeningsOf(times: number, frozen: number): Happening[] {
  const [first, ...leaders] = Array.from({ length: times }, () => leaderDies)
  const standing = Array.from({ length: frozen }, () => leaderFreezes)
  const others = [leaderIsChanged, etcdLeaderDies, webDies, webIsStopped, workerDies]
  return [first!, ...standing, ...others, ...leaders]
}

/** Until the cluster is whole again and callers were answered for a while. */
async function measure(
  cluster: Cluster,
  { what, happen, changesLeader }: Happening,
  { recorder, watchers }: { recorder: Recorder; watchers: Watchers },
): Promise<Measured> {
  watchers.expectNews(changesLeader)
  const from = performance.now()
  const who = await happen(cluster)
  await cluster.untilWhole()
  await wait(calmMs)
  const successes = recorder.answered.map(({ at }) => at)
  return { what, who, away: longestGap(successes, from, performance.now()).away }
}
