import { setTimeout as wait } from 'node:timers/promises'
import type { Cluster } from '../../bin/cluster/run-cluster.ts'
import { crowdCluster, type Crowd } from './crowded-cluster.ts'
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
import { outageLine, report, type Measured } from './report.ts'

const calmMs = 8000

/** Kills what leads a cluster, again and again under load; whether nothing was lost and nobody waited too long. */
export async function drillFailover(
  { times, frozen }: { times: number; frozen: number },
  firstPort: number,
  tell: (line: string) => void,
  onStop: (stop: () => Promise<void>) => void,
): Promise<boolean> {
  const { found, ...seen } = await crowdCluster(
    { firstPort, tell, onStop },
    async (cluster, crowd) => {
      const measured: Measured[] = []
      await wait(calmMs)
      for (const happening of happeningsOf(times, frozen)) {
        measured.push(await measure(cluster, happening, crowd))
        tell(outageLine(measured.at(-1)!))
      }
      return measured
    },
  )
  return report({ measured: found, ...seen }, tell)
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
  { recorder, watchers }: Crowd,
): Promise<Measured> {
  watchers.expectNews(changesLeader)
  const from = performance.now()
  const who = await happen(cluster)
  await cluster.untilWhole()
  await wait(calmMs)
  const successes = recorder.answered.map(({ at }) => at)
  return { what, who, away: longestGap(successes, from, performance.now()).away }
}
