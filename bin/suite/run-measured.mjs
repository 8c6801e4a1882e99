import { spawn } from 'node:child_process'
import { inheritOptions } from '../toolchain.mjs'

/** Runs a program to its end: what it printed, and what it took, in seconds, with everything that it started. */
export function runMeasured(program, args) {
  return new Promise((resolve) => {
    const started = performance.now()
    const options = {
      ...inheritOptions({ CI: '1', NO_COLOR: '1' }),
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    }
    const child = spawn('sh', ['-c', thenTellTimes, 'sh', program, ...args], options)
    let output = ''
    for (const stream of child.stdio.slice(1, 3)) {
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk))
    }
    let times = ''
    child.stdio[3].setEncoding('utf8').on('data', (chunk) => (times += chunk))
    const end = (exitCode) => {
      const wall = (performance.now() - started) / 1000
      resolve({ exitCode, output, wall, cpu: secondsOfChildren(times) })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (exitCode) => end(exitCode ?? 1))
  })
}

// Node tells of no child's processor time, every shell does.
const thenTellTimes = '"$@" 3>&-; code=$?; times >&3; exit $code'

/** Of `0m0.01s 0m0.00s` (the shell itself) and, in the second line, those it waited for. */
function secondsOfChildren(times) {
  const figures = times.split('\n')[1]?.matchAll(/(\d+)m([\d.]+)s/g) ?? []
  return [...figures].reduce((sum, [, minutes, seconds]) => sum + minutes * 60 + Number(seconds), 0)
}
