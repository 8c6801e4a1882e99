// What `npm start` does once everything is built: keeps the server running until it is told to stop.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { exitWith, followNpm, inheritOptions } from './toolchain.mjs'

const firstPause = 500
const maxPause = 60_000

/** As in server/platform/start-failure.ts. */
const operatorsFault = 78
const notNow = 75

/**
 * Runs the server in our process group and starts it again when it dies, after pauses that grow as
 * long as it does not live. What keeps it from starting at all has been told by then and ends us as
 * well. It gets the signals we get, and through the channel it notices when we are killed. `tidyUp`
 * are the arguments of what ends, when we are stopped before the next start, what a killed server left;
 * `patience` is longer than the server gives its last requests.
 */
export function supervise(program, args, { tidyUp, env = {}, timeout = 30_000 }) {
  let child
  let timer
  let stopping = false
  let hasServed = false
  let isServing = false
  let deaths = 0

  const start = () => {
    const startedAt = performance.now()
    child = spawn(program, args, {
      ...inheritOptions(env),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    child.on('message', () => (hasServed = isServing = true))
    child.on('error', (error) => exitWith(`${program} could not be started (${error.code}).`))
    child.on('exit', (code, signal) => {
      child = undefined
      const served = isServing
      isServing = false
      // One that was just starting again has not taken over what the last one left.
      if (stopping && hasServed && !served) return runTidyUp()
      if (stopping || isFinal(code, hasServed)) process.exit(exitCodeOf(code, signal))
      if (performance.now() - startedAt > maxPause) deaths = 0
      startAgainAfter(pauseAfter(deaths++), code ?? signal)
    })
  }
  const startAgainAfter = (pause, how) => {
    const seconds = `${pause / 1000} s`
    process.stderr.write(`The server ended (${how}); it is started again in ${seconds}.\n`)
    timer = setTimeout(start, pause)
  }
  const stop = (signal) => {
    stopping = true
    if (child) child.kill(signal)
    else runTidyUp()
    setTimeout(() => child?.kill('SIGKILL'), timeout).unref()
  }

  const runTidyUp = () => {
    clearTimeout(timer)
    child = spawn(program, tidyUp, inheritOptions())
    child.on('exit', () => process.exit(0))
  }

  process.on('SIGINT', () => stop('SIGINT'))
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop('SIGTERM'))
  followNpm(() => stop('SIGTERM'))
  start()
}

/** Whether it is no use to start again: told to end, or kept from starting by what somebody must change. */
function isFinal(code, hasServed) {
  if (code === 0 || code === operatorsFault) return true
  return !hasServed && code !== null
}

function exitCodeOf(code, signal) {
  if (code === operatorsFault || code === notNow) return 1
  return code ?? 128 + constants.signals[signal]
}

function pauseAfter(deaths) {
  return Math.min(maxPause, firstPause * 2 ** deaths)
}
