import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { ToolFailure } from '../toolchain.mjs'

export interface Machine {
  /** Of its web process, not of the proxy before all. */
  url: string
  /** What restarts it, for a shell: `ssh shop1 sudo systemctl restart anlanh-web anlanh-worker`. */
  command: string
}

const patienceMs = 180_000
/** A proxy wants to see it ready, too, before the next one goes. */
const readyForMs = 5000

/** `http://10.20.0.21:3000=ssh shop1 …` */
export function readMachine(given: string): Machine {
  const at = given.indexOf('=')
  const [url, command] = [given.slice(0, at), given.slice(at + 1).trim()]
  if (at < 0 || !URL.canParse(url) || !command) {
    throw new ToolFailure(
      `--machine must be like "http://10.20.0.21:3000=ssh shop1 …", not "${given}"`,
    )
  }
  return { url: url.replace(/\/$/, ''), command }
}

/** One after the other, each only when the one before serves again: the others serve meanwhile. */
export async function restartMachines(
  machines: readonly Machine[],
  tell: (line: string) => void,
): Promise<void> {
  for (const { url, command } of machines) {
    tell(`${url}: ${command}`)
    const { status } = spawnSync(command, { shell: true, stdio: 'inherit' })
    if (status !== 0) throw stopped(url, `"${command}" ended with ${status}`)
    if (!(await isReadyAgain(url))) throw stopped(url, 'it is not ready after three minutes')
    tell(`${url}: ready`)
  }
}

async function isReadyAgain(url: string): Promise<boolean> {
  const deadline = performance.now() + patienceMs
  let readySince: number | null = null
  while (performance.now() < deadline) {
    readySince = (await isReady(url)) ? (readySince ?? performance.now()) : null
    if (readySince !== null && performance.now() - readySince >= readyForMs) return true
    await wait(500)
  }
  return false
}

async function isReady(url: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2000)
  return fetch(`${url}/api/health/ready`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

function stopped(url: string, why: string): ToolFailure {
  return new ToolFailure(
    `Stopped at ${url}: ${why}. The machines after it run the release before, and go on (docs/operations/rollback.md).`,
  )
}
