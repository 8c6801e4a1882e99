import { setTimeout as wait } from 'node:timers/promises'
import { until } from '../../bin/cluster/program.ts'
import type { Cluster } from '../../bin/cluster/run-cluster.ts'
import { crowdCluster } from './crowded-cluster.ts'
import { askedKinds, type Recorder } from './recorder.ts'
import type { verifyAll } from './verify.ts'

const calmMs = 5000
const inOrder = ['web1', 'web2', 'worker1', 'worker2'] as const

/** Restarts every process of the shop under load, one after the other; whether nobody was refused and nothing lost. */
export async function drillUpgrade(
  { rounds }: { rounds: number },
  firstPort: number,
  tell: (line: string) => void,
  onStop: (stop: () => Promise<void>) => void,
): Promise<boolean> {
  const { recorder, findings, doctor } = await crowdCluster(
    { firstPort, tell, onStop },
    async (cluster, crowd) => {
      await wait(calmMs)
      for (let round = 1; round <= rounds; round += 1) {
        for (const name of inOrder) await restart(cluster, name)
        const done = `round ${round} of ${rounds}: ${inOrder.join(', ')} restarted`
        tell(`${done}; ${summary(crowd.recorder)}`)
      }
    },
  )
  return report(recorder, { findings, doctor }, tell)
}

/** As `npm run upgrade` does with a machine: the next one only when this one serves again. */
async function restart(cluster: Cluster, name: string): Promise<void> {
  const program = cluster.program(name)
  program.restart()
  await until(`the end of ${name}`, async () => !program.isAlive)
  await until(`${name} again`, async () => program.isAlive)
  await cluster.untilWhole()
  await wait(calmMs)
}

function report(
  recorder: Recorder,
  { findings, doctor }: Awaited<ReturnType<typeof verifyAll>>,
  tell: (line: string) => void,
): boolean {
  tell(`\nWhat callers heard: ${summary(recorder)}`)
  for (const kind of askedKinds) {
    const counts = [...recorder.statuses.get(kind)!].map(
      ([status, count]) => `${count} × ${status}`,
    )
    const slowest = (recorder.slowest.get(kind)! / 1000).toFixed(1)
    tell(`  ${kind.padEnd(8)} ${counts.join(', ')}; ${slowest} s for one answer at most`)
  }
  for (const { what, answered, lost, doubled } of findings) {
    tell(`  ${what}: ${answered} answered, ${lost.length} lost, ${doubled.length} doubled`)
  }
  for (const line of doctor) tell(`  WRONG ${line}`)
  const wrong = findings.reduce((sum, each) => sum + each.lost.length + each.doubled.length, 0)
  const passed = countFailed(recorder) + recorder.waiting + wrong + doctor.length === 0
  tell(passed ? '\nPassed: nobody was refused, nothing lost, nothing doubled.' : '\nFAILED')
  return passed
}

function summary(recorder: Recorder): string {
  const all = [...recorder.statuses.values()].flatMap((counts) => [...counts.values()])
  const asked = all.reduce((sum, count) => sum + count, 0)
  return `${asked} asked, ${countFailed(recorder)} failed`
}

function countFailed({ statuses }: Recorder): number {
  const failed = [...statuses.values()].flatMap((counts) => [...counts])
  return failed.reduce((sum, [status, count]) => sum + (status === 200 ? 0 : count), 0)
}
