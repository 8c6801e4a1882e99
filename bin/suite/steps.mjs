import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../toolchain.mjs'
import { runMeasured } from './run-measured.mjs'

export const reports = join(root, '.cache', 'test-reports')

/** One program that passes or fails as a whole. */
export function check(name, ...args) {
  return {
    ...awaitable(),
    name,
    args,
    count: (exitCode) => ({ passed: +(exitCode === 0), failed: +(exitCode !== 0), files: [] }),
  }
}

/** One project of vitest.config.ts: every test counts. */
export function suite(name, project) {
  const report = join(reports, `${project}.json`)
  const options = ['--allowOnly=false', '--reporter=default', '--reporter=json']
  const args = ['run', '--project', project, ...options, `--outputFile.json=${report}`]
  return {
    ...awaitable(),
    name,
    args: ['node_modules/vitest/vitest.mjs', ...args],
    count: (exitCode) => countTests(report, exitCode),
  }
}

/** The results of a lane's steps, one after the other. */
export async function runInOrder(node, steps) {
  const results = []
  for (const step of steps) {
    await step.after?.ended
    results.push(await runStep(node, step))
    step.end()
  }
  return results
}

/** A step that one of the other lane can wait for. */
function awaitable() {
  let end
  const ended = new Promise((resolve) => (end = resolve))
  return { ended, end }
}

async function runStep(node, { name, args, count }) {
  const { exitCode, output, wall, cpu } = await runMeasured(node, args)
  const result = { name, wall, cpu, ...count(exitCode) }
  const mark = result.failed === 0 ? '✓' : '✗'
  process.stdout.write(
    `${mark} ${name}: ${result.passed} passed, ${result.failed} failed, ${wall.toFixed(1)} s\n`,
  )
  if (result.failed > 0) process.stdout.write(`${output.trimEnd()}\n`)
  return result
}

/** A skipped test, a file that cannot be loaded, an error outside every test and no test at all are failures too. */
function countTests(report, exitCode) {
  const { numPassedTests: passed, numTotalTests: total, testResults } = readReport(report)
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = total - passed + unloadable.length
  const files = testResults.map(({ name, startTime, endTime }) => ({
    name,
    seconds: (endTime - startTime) / 1000,
  }))
  const isBroken = exitCode !== 0 || total === 0
  const failures = testResults.flatMap(failuresOf)
  return { passed, failed: failed === 0 && isBroken ? 1 : failed, files, failures }
}

/** What failed in one file, each with the first line of why. */
function failuresOf({ name, status, message, assertionResults }) {
  if (status === 'failed' && assertionResults.length === 0) return [{ file: name, why: message }]
  return assertionResults
    .filter((test) => test.status !== 'passed')
    .map(({ fullName, failureMessages }) => ({
      file: name,
      test: fullName,
      why: failureMessages?.[0] ?? 'not run',
    }))
}

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return { numPassedTests: 0, numTotalTests: 0, testResults: [] }
  }
}
