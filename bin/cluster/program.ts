import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

export interface ProgramSpec {
  name: string
  command: readonly string[]
  env?: Record<string, string | undefined>
  cwd: string
  /** Where it writes what it says. */
  log: string
  /** A Node process, which says that it is ready and ends when the channel closes. */
  hasChannel?: boolean
  /** Others that die with it when its machine does. */
  companions?: () => number[]
}

const patienceMs = 30_000
const backAfterMs = 2000

/** One program of the cluster: started again when it dies, until it is told to stop. */
export class Program {
  readonly name: string
  readonly #spec: ProgramSpec
  readonly #tell: (line: string) => void
  #child: ChildProcess | null = null
  #stopping = false
  #back: NodeJS.Timeout | null = null
  #backAfter = backAfterMs

  constructor(spec: ProgramSpec, tell: (line: string) => void) {
    this.name = spec.name
    this.#spec = spec
    this.#tell = tell
  }

  start(): void {
    const { command, env, cwd, log, hasChannel } = this.#spec
    this.#back = null
    const file = openSync(log, 'a')
    const child = spawn(command[0]!, command.slice(1), {
      cwd,
      env,
      stdio: ['ignore', file, file, ...(hasChannel ? (['ipc'] as const) : [])],
      // Ctrl-C in the terminal is ours alone: what depends on each other ends in order.
      detached: true,
    })
    closeSync(file)
    this.#child = child
    child.on('error', (error) => this.#tell(`${this.name}: ${error.message}`))
    child.on('exit', (code, signal) => this.#ended(code ?? signal))
  }

  /** kill -9 of all of it at one stroke; back after so many milliseconds. */
  kill(backAfter = backAfterMs): void {
    this.#backAfter = backAfter
    for (const pid of this.#pids()) send(pid, 'SIGKILL')
  }

  /** It stands still with all its connections open, as a machine that is paused; goes on after so many milliseconds. */
  freeze(forMs: number): void {
    const pids = this.#pids()
    for (const pid of pids) send(pid, 'SIGSTOP')
    setTimeout(() => pids.forEach((pid) => send(pid, 'SIGCONT')), forMs)
  }

  /** Told to end as by its supervisor, and started again. */
  restart(): void {
    this.#child!.kill('SIGTERM')
  }

  async stop(): Promise<void> {
    this.#stopping = true
    if (this.#back) clearTimeout(this.#back)
    const child = this.#child
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const impatience = setTimeout(() => this.kill(), patienceMs)
    await ended
    clearTimeout(impatience)
  }

  get isAlive(): boolean {
    return this.#child !== null
  }

  #pids(): number[] {
    return [this.#child!.pid!, ...(this.#spec.companions?.() ?? [])]
  }

  #ended(how: number | string | null): void {
    this.#child = null
    if (this.#stopping) return
    this.#tell(`${this.name} ended (${how}); it is started again in ${this.#backAfter / 1000} s`)
    this.#back = setTimeout(() => this.start(), this.#backAfter)
    this.#backAfter = backAfterMs
  }
}

/** The process of this id and its children, as of a PostgreSQL server. */
export function withChildren(pid: number): number[] {
  try {
    const children = String(execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)]))
    return [pid, ...children.split('\n').filter(Boolean).map(Number)]
  } catch {
    return [pid]
  }
}

/** Until what is looked for is there; `what` is said when it does not come. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | false>,
  timeout = 120_000,
): Promise<T> {
  const deadline = performance.now() + timeout
  for (;;) {
    const found = await look().catch(() => null)
    if (found) return found
    if (performance.now() > deadline) throw new Error(`${what} did not come in ${timeout / 1000} s`)
    await wait(200)
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
