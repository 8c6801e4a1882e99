import { parseArgs } from 'node:util'
import { readFirstPort } from '../../bin/cluster/first-port.ts'
import { missingPrograms } from '../../bin/cluster/needed-programs.ts'
import { ensureBuilt, runCommand, ToolFailure } from '../../bin/toolchain.mjs'
import { drillFailover } from './failover.ts'
import { drillStorm, type Storm } from './storm.ts'

const usage = `npm run drill -- failover [--times 3] [--frozen 2]
npm run drill -- storm [--seconds 60] [--peak 5] [--times 20] [--units 500]`
const minutesEach = 3

/**
 * `npm run drill -- failover`: kills what leads a cluster of its own (docs/operations/cluster.md). `storm`: everybody comes for
 * one product (docs/operations/sale-storm.md). 1 when it fails.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      times: { type: 'string' },
      frozen: { type: 'string', default: '2' },
      seconds: { type: 'string', default: '60' },
      peak: { type: 'string', default: '5' },
      units: { type: 'string', default: '500' },
    },
    allowPositionals: true,
  })
  const drill = positionals.join(' ')
  if (drill === 'failover') return failover(Number(values.times ?? 3), Number(values.frozen))
  if (drill !== 'storm') throw new ToolFailure(usage)
  const { seconds, peak, units } = values
  return storm({
    seconds: Number(seconds),
    peak: Number(peak),
    times: Number(values.times ?? 20),
    units: Number(units),
  })
})

async function failover(times: number, frozen: number): Promise<void> {
  if (!(times >= 1 && frozen >= 0 && times + frozen <= 30)) throw new ToolFailure(usage)
  const missing = missingPrograms()
  if (missing) throw new ToolFailure(missing)
  await carryOut(20 + minutesEach * (times + frozen), (tell, onStop) =>
    drillFailover({ times, frozen }, readFirstPort(), tell, onStop),
  )
}

async function storm(asked: Storm): Promise<void> {
  const { seconds, peak, times, units } = asked
  const areRight = seconds >= 5 && seconds <= 300 && peak > 0 && peak * times <= 500 && units >= 1
  if (!areRight) throw new ToolFailure(usage)
  await carryOut(10 + seconds / 60, (tell, onStop) => drillStorm(asked, tell, onStop))
}

type Drill = (
  tell: (line: string) => void,
  onStop: (stop: () => Promise<void>) => void,
) => Promise<boolean>

async function carryOut(minutes: number, drill: Drill): Promise<void> {
  ensureBuilt(process.execPath)
  let stop = async () => {}
  const end = (line: string) => {
    process.stderr.write(`${line}\n`)
    void stop().finally(() => process.exit(1))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => end('stopped'))
  }
  const limit = minutes * 60_000
  setTimeout(() => end(`FAILED: not done after ${minutes.toFixed(0)} minutes`), limit).unref()
  const passed = await drill(
    (line) => void process.stdout.write(`${line}\n`),
    (stopping) => (stop = stopping),
  )
  process.exit(passed ? 0 : 1)
}
