import { relative } from 'node:path'
import { root } from '../toolchain.mjs'

/** Everything that failed, a line or two each: whoever reads only the end of the output finds all of it. */
export function describeFailures(results) {
  const checks = results.filter(({ failed, failures = [] }) => failed > 0 && failures.length === 0)
  const lines = [
    ...checks.map(({ name }) => `✗ ${name}`),
    ...results.flatMap(({ failures = [] }) => failures).flatMap(describe),
  ]
  return lines.length === 0 ? [] : ['', 'What failed:', ...lines]
}

function describe({ file, test, why }) {
  const place = [relative(root, file), ...(test === undefined ? [] : [test])].join(' > ')
  return [`✗ ${place}`, `    ${why.split('\n', 1)[0].slice(0, maxLength)}`]
}

const maxLength = 300
