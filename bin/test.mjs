import './node-version.mjs'
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, findRuntime, inheritOptions, root, runCommand } from './toolchain.mjs'

const reports = join(root, '.cache', 'test-reports')

const build = check('build', 'bin/build.mjs')

// Two lanes for two cores, each in order and about equally long.
const lanes = [
  [check('lock', 'bin/complete-lock.mjs', '--check'), build, suite('browser journeys', 'e2e')],
  [
    check('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'),
    check(
      'lint',
      'node_modules/oxlint/bin/oxlint',
      '--type-aware',
      '--deny-warnings',
      '--format=unix',
    ),
    check('types', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', '.'),
    check('unused', 'node_modules/knip/bin/knip.js', '--no-progress'),
    suite('rules', 'rules'),
    suite('server', 'server'),
    { ...suite('start and stop', 'start'), after: build },
  ],
]

await runCommand(async () => {
  ensureInstalled()
  const node = findRuntime()
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const results = (await Promise.all(lanes.map((steps) => runInOrder(node, steps)))).flat()
  const total = (field) => results.reduce((sum, result) => sum + result[field], 0)
  process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`)
  process.exitCode = total('failed') === 0 ? 0 : 1
})

/** One program that passes or fails as a whole. */
function check(name, ...args) {
  return {
    ...awaitable(),
    name,
    args,
    count: (exitCode) => ({ passed: +(exitCode === 0), failed: +(exitCode !== 0) }),
  }
}

/** One project of vitest.config.ts: every test counts. */
function suite(name, project) {
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

/** A step that one of the other lane can wait for. */
function awaitable() {
  let end
  const ended = new Promise((resolve) => (end = resolve))
  return { ended, end }
}

async function runInOrder(node, steps) {
  const results = []
  for (const step of steps) {
    await step.after?.ended
    results.push(await runStep(node, step))
    step.end()
  }
  return results
}

async function runStep(node, { name, args, count }) {
  const started = performance.now()
  const { exitCode, output } = await run(node, args)
  const result = count(exitCode)
  const duration = `${((performance.now() - started) / 1000).toFixed(1)} s`
  const mark = result.failed === 0 ? '✓' : '✗'
  process.stdout.write(
    `${mark} ${name}: ${result.passed} passed, ${result.failed} failed, ${duration}\n`,
  )
  if (result.failed > 0) process.stdout.write(`${output.trimEnd()}\n`)
  return result
}

function run(program, args) {
  return new Promise((resolve) => {
    const options = {
      ...inheritOptions({ CI: '1', NO_COLOR: '1' }),
      stdio: ['ignore', 'pipe', 'pipe'],
    }
    const child = spawn(program, args, options)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => (output += chunk))
    }
    child.on('error', (error) => resolve({ exitCode: 1, output: error.message }))
    child.on('close', (exitCode) => resolve({ exitCode: exitCode ?? 1, output }))
  })
}

/** A skipped test, a file that cannot be loaded and an error outside every test are failures too. */
function countTests(report, exitCode) {
  const { numPassedTests: passed, numTotalTests: total, testResults } = readReport(report)
  const unloadable = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const failed = total - passed + unloadable.length
  return { passed, failed: failed === 0 && exitCode !== 0 ? 1 : failed }
}

function readReport(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return { numPassedTests: 0, numTotalTests: 0, testResults: [] }
  }
}
