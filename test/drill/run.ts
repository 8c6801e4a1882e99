import { parseArgs } from 'node:util'
import { readFirstPort } from '../../bin/cluster/first-port.ts'
import { missingPrograms } from '../../bin/cluster/needed-programs.ts'
import { ensureBuilt, runCommand, ToolFailure } from '../../bin/toolchain.mjs'
import { drillFailover } from './failover.ts'
import { drillUpgrade } from './upgrade.ts'

const usage =
  'npm run drill -- failover [--times 3] [--frozen 2]\nnpm run drill -- upgrade [--rounds 2]'
const minutesEach = 3

type Drill = (
  firstPort: number,
  tell: (line: string) => void,
  onStop: (stop: () => Promise<void>) => void,
) => Promise<boolean>

/** `npm run drill -- failover` or `-- upgrade`, on a cluster of its own (docs/operations/cluster.md); 1 when it fails. */
await runCommand(async () => {
  const { run, count } = readDrill()
  const missing = missingPrograms()
  if (missing) throw new ToolFailure(missing)
  ensureBuilt(process.execPath)
  let stop = async () => {}
  const end = (line: string) => {
    process.stderr.write(`${line}\n`)
    void stop().finally(() => process.exit(1))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => end('stopped'))
  }
  const limit = (20 + minutesEach * count) * 60_000
  setTimeout(() => end(`FAILED: not done after ${limit / 60_000} minutes`), limit).unref()
  const passed = await run(
    readFirstPort(),
    (line) => void process.stdout.write(`${line}\n`),
    (stopping) => (stop = stopping),
  )
  process.exit(passed ? 0 : 1)
})

function readDrill(): { run: Drill; count: number } {
  const { values, positionals } = parseArgs({
    options: {
      times: { type: 'string', default: '3' },
      frozen: { type: 'string', default: '2' },
      rounds: { type: 'string', default: '2' },
    },
    allowPositionals: true,
  })
  const [times, frozen, rounds] = [values.times, values.frozen, values.rounds].map(Number)
  const name = positionals.join(' ')
  if (name === 'failover' && times! >= 1 && frozen! >= 0 && times! + frozen! <= 30) {
    const options = { times: times!, frozen: frozen! }
    return { run: (...rest) => drillFailover(options, ...rest), count: times! + frozen! }
  }
  if (name === 'upgrade' && rounds! >= 1 && rounds! <= 20) {
    return { run: (...rest) => drillUpgrade({ rounds: rounds! }, ...rest), count: rounds! }
  }
  throw new ToolFailure(usage)
}
