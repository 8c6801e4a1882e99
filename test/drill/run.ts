import { parseArgs } from 'node:util'
import { readFirstPort } from '../../bin/cluster/first-port.ts'
import { missingPrograms } from '../../bin/cluster/needed-programs.ts'
import { ensureBuilt, runCommand, ToolFailure } from '../../bin/toolchain.mjs'
import { drillFailover } from './failover.ts'
import { drillRestore } from './restore.ts'

const usage = 'npm run drill -- failover [--times 3] [--frozen 2], or npm run drill -- restore'
const minutesEach = 3

/**
 * `npm run drill -- failover` kills what leads a cluster of its own (docs/operations/cluster.md), `-- restore` all of an
 * embedded database (docs/operations/restore.md); 1 when it fails.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      times: { type: 'string', default: '3' },
      frozen: { type: 'string', default: '2' },
    },
    allowPositionals: true,
  })
  const times = Number(values.times)
  const frozen = Number(values.frozen)
  const areRight = times >= 1 && frozen >= 0 && times + frozen <= 30
  const [what, ...others] = positionals
  if (!/^(failover|restore)$/.test(what ?? '') || others.length > 0 || !areRight) {
    throw new ToolFailure(usage)
  }
  const isRestore = what === 'restore'
  const missing = isRestore ? null : missingPrograms()
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
  const limit = (20 + (isRestore ? 0 : minutesEach * (times + frozen))) * 60_000
  setTimeout(() => end(`FAILED: not done after ${limit / 60_000} minutes`), limit).unref()
  const tell = (line: string) => void process.stdout.write(`${line}\n`)
  const onStop = (stopping: () => Promise<void>) => void (stop = stopping)
  const port = readFirstPort()
  const passed = await (isRestore
    ? drillRestore(port, tell, onStop)
    : drillFailover({ times, frozen }, port, tell, onStop))
  process.exit(passed ? 0 : 1)
})
