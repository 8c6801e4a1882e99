import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface Cores {
  /** What is measured runs here, the load and PostgreSQL on the other. */
  measured: number | string
  load: number
}

/** Two cores that this process may use; null where processes cannot be bound to one (macOS). */
export function findCores(): Cores | null {
  try {
    const status = readFileSync('/proc/self/status', 'utf8')
    const allowed = expandRanges(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1] ?? '')
    execFileSync('taskset', ['-p', String(process.pid)])
    const [measured, load] = allowed
    return measured === undefined || load === undefined ? null : { measured, load }
  } catch {
    return null
  }
}

/** `0-1,4` → 0, 1, 4 */
function expandRanges(list: string): number[] {
  return list.split(',').flatMap((range) => {
    const [from = Number.NaN, to = from] = range.split('-').map(Number)
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
}

/** For what needs more than one core: both, as `taskset` writes them. */
export function allCores({ measured, load }: Cores): Cores {
  return { measured: `${measured},${load}`, load }
}

/** Binds this process and everything it starts from now on. */
export function stayOn(core: number): void {
  execFileSync('taskset', ['-a', '-c', '-p', String(core), String(process.pid)])
}

/** The command that runs a program on one core. */
export function onCore(
  core: number | string | undefined,
  program: string,
  args: readonly string[],
) {
  return core === undefined
    ? { program, args: [...args] }
    : { program: 'taskset', args: ['-c', String(core), program, ...args] }
}

/** CPU time that a process with all its threads has used, in user and kernel mode. */
export function cpuMsOf(pid: number): number {
  return process.platform === 'linux' ? cpuMsFromProc(pid) : cpuMsFromPs(pid)
}

const ticksPerSecond =
  process.platform === 'linux' ? Number(execFileSync('getconf', ['CLK_TCK'])) : 100

function cpuMsFromProc(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field, the name, may hold spaces; utime and stime are the 14th and 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond
}

/** `ps` on macOS: `12:34.56`, to a hundredth of a second. */
function cpuMsFromPs(pid: number): number {
  const time = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
  return time
    .trim()
    .split(':')
    .reduce((total, part) => total * 60 + Number(part) * 1000, 0)
}
