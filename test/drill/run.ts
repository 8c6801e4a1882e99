import { parseArgs } from 'node:util'
import { readFirstPort } from '../../bin/cluster/first-port.ts'
import { missingPrograms } from '../../bin/cluster/needed-programs.ts'
import { ensureBuilt, runCommand, ToolFailure } from '../../bin/toolchain.mjs'
import { drillFailover } from './failover.ts'
import { drillRestore } from './restore.ts'
import { drillStorm } from './storm.ts'
import { drillUpgrade } from './upgrade.ts'

type Tell = (line: string) => void
type OnStop = (stop: () => Promise<void>) => void

interface Drill {
  /** With what each is by default; whole numbers. */
  options: Readonly<Record<string, number>>
  areRight: (options: Options) => boolean
  /** Then it is ended, and has failed. */
  minutes: (options: Options) => number
  needsCluster: boolean
  run: (options: Options, tell: Tell, onStop: OnStop) => Promise<boolean>
}

type Options = Record<string, number>

const drills: Readonly<Record<string, Drill>> = {
  failover: {
    options: { times: 3, frozen: 2 },
    areRight: ({ times, frozen }) => times! >= 1 && frozen! >= 0 && times! + frozen! <= 30,
    minutes: ({ times, frozen }) => 20 + 3 * (times! + frozen!),
    needsCluster: true,
    run: ({ times, frozen }, ...rest) =>
      drillFailover({ times: times!, frozen: frozen! }, readFirstPort(), ...rest),
  },
  upgrade: {
    options: { rounds: 2 },
    areRight: ({ rounds }) => rounds! >= 1 && rounds! <= 20,
    minutes: ({ rounds }) => 20 + 3 * rounds!,
    needsCluster: true,
    run: ({ rounds }, ...rest) => drillUpgrade({ rounds: rounds! }, readFirstPort(), ...rest),
  },
  restore: {
    options: {},
    areRight: () => true,
    minutes: () => 20,
    needsCluster: false,
    run: (_, ...rest) => drillRestore(readFirstPort(), ...rest),
  },
  storm: {
    options: { seconds: 60, peak: 5, times: 20, units: 500 },
    areRight: ({ seconds, peak, times, units }) =>
      seconds! >= 5 && seconds! <= 300 && peak! > 0 && peak! * times! <= 500 && units! >= 1,
    minutes: ({ seconds }) => 10 + seconds! / 60,
    needsCluster: false,
    run: ({ seconds, peak, times, units }, ...rest) =>
      drillStorm({ seconds: seconds!, peak: peak!, times: times!, units: units! }, ...rest),
  },
}

/** `npm run drill -- failover`: what a bad day does to the shop (docs/operations/); 1 when it fails. */
await runCommand(async () => {
  const { drill, options } = readDrill()
  const missing = drill.needsCluster && missingPrograms()
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
  const minutes = drill.minutes(options)
  setTimeout(() => end(`FAILED: not done after ${minutes} minutes`), minutes * 60_000).unref()
  const tell = (line: string) => void process.stdout.write(`${line}\n`)
  const passed = await drill.run(options, tell, (stopping) => (stop = stopping))
  process.exit(passed ? 0 : 1)
})

function readDrill(): { drill: Drill; options: Options } {
  const [name = '', ...given] = process.argv.slice(2)
  const drill = Object.hasOwn(drills, name) ? drills[name]! : null
  if (!drill) throw new ToolFailure(usage())
  const asked = Object.keys(drill.options).map((key) => [key, { type: 'string' }] as const)
  const { values } = parseArgs({ args: given, options: Object.fromEntries(asked) })
  const options = { ...drill.options }
  for (const [key, value] of Object.entries(values)) options[key] = Number(value)
  if (!drill.areRight(options)) throw new ToolFailure(usage())
  return { drill, options }
}

function usage(): string {
  return Object.entries(drills)
    .map(([name, { options }]) => {
      const words = Object.entries(options).map(([key, value]) => ` [--${key} ${value}]`)
      return `npm run drill -- ${name}${words.join('')}`
    })
    .join('\n')
}
