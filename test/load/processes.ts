import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { seconds } from '#domain/kernel/durations.ts'
import { freePort } from '#test/support/free-port.ts'
import memory from '../../bin/server-memory.json' with { type: 'json' }
import { benchConfig } from './bench-config.ts'
import { onCore, type Cores } from './cores.ts'

const root = resolve(import.meta.dirname, '../..')
const followParent = resolve(root, 'bin/follow-parent.mjs')

export interface Started {
  pid: number
  process: ChildProcess
  stop(): Promise<void>
}

/** Runs a TypeScript file by itself on the measured core. */
export function startOnMeasuredCore(
  nodeArguments: readonly string[],
  cores: Cores | null,
  env: Record<string, string> = {},
): Started {
  const node = ['--disable-warning=ExperimentalWarning', ...nodeArguments]
  const { program, args } = onCore(cores?.measured, process.execPath, node)
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  return { pid: child.pid!, process: child, stop: () => stopProcess(child) }
}

export interface Shop extends Started {
  port: number
}

/** The shop as `npm start` runs it, on a database of the bench; ready when this returns. */
export async function startShop(
  cores: Cores | null,
  options: {
    databaseUrl: string
    dataDir: string
    rateLimits?: boolean
    env?: Record<string, string>
  },
): Promise<Shop> {
  // Another run beside this one has its own: a fixed one would be answered by the other's shop.
  const port = await freePort()
  const node = [...memory.arguments, '--import', followParent, 'bin/demo.ts']
  const started = startOnMeasuredCore(node, cores, {
    ...memory.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: options.databaseUrl,
    DATA_DIR: options.dataDir,
    APP_ENV: 'demo',
    ROLE: 'both',
    RATE_LIMITS: options.rateLimits ? 'on' : 'off',
    CAPTCHA: 'off',
    SHEDDING: 'off',
    LOG_LEVEL: 'warn',
    SECRET_KEY: benchConfig.secretKey,
    PUBLIC_URL: '',
    ...options.env,
  })
  await untilReady(started.process, port)
  return { ...started, port }
}

/** Sends a message to a process and waits for its answer. */
export async function ask({ process: child }: Started, message: object): Promise<unknown> {
  const ended = new AbortController()
  const end = () => ended.abort()
  child.once('exit', end)
  try {
    const answer = once(child, 'message', { signal: ended.signal })
    child.send(message)
    return (await answer)[0]
  } catch (cause) {
    throw new Error('A process of the bench ended; its reason is above.', { cause })
  } finally {
    child.off('exit', end)
  }
}

async function untilReady(child: ChildProcess, port: number): Promise<void> {
  const timeout = seconds(60)
  const step = 50
  for (let waited = 0; waited < timeout; waited += step) {
    if (hasEnded(child)) throw new Error('The shop did not start; its reason is above.')
    const ready = await fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await wait(step)
  }
  child.kill('SIGKILL')
  throw new Error(`The shop was not ready within ${timeout / 1000} seconds.`)
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill('SIGCONT')
  child.kill('SIGTERM')
  const impatience = setTimeout(() => child.kill('SIGKILL'), seconds(20))
  await ended
  clearTimeout(impatience)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}
