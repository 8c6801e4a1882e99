import './node-version.mjs'
import { mkdirSync, rmSync } from 'node:fs'
import { describeCosts } from './suite/describe-costs.mjs'
import { describeFailures } from './suite/describe-failures.mjs'
import { check, reports, runInOrder, suite } from './suite/steps.mjs'
import { ensureInstalled, findRuntime, runCommand } from './toolchain.mjs'

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
    check('types', 'node_modules/typescript/bin/tsc', '--noEmit', '-p', '.', '--checkers', '2'),
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
  for (const line of [...describeCosts(results), ...describeFailures(results)]) {
    process.stdout.write(`${line}\n`)
  }
  process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`)
  process.exitCode = total('failed') === 0 ? 0 : 1
})
