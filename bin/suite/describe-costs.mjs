import { relative } from 'node:path'
import { root } from '../toolchain.mjs'

/** Where the time went: what each step took, and the files that took longest. */
export function describeCosts(results) {
  const files = results
    .flatMap((result) => result.files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, shownFiles)
  const steps = [...results, { name: 'together', cpu: sumOf(results, 'cpu') }]
  return [
    '',
    'processor  clock  step (seconds)',
    ...steps.map(({ name, cpu, wall }) => `${inColumn(cpu)} ${inColumn(wall)}  ${name}`),
    '',
    'The slowest files (seconds by the clock, beside all others):',
    ...files.map(({ name, seconds }) => `${inColumn(seconds)}  ${relative(root, name)}`),
  ]
}

const shownFiles = 12

function sumOf(results, field) {
  return results.reduce((sum, result) => sum + result[field], 0)
}

function inColumn(seconds) {
  return (seconds?.toFixed(1) ?? '').padStart(7)
}
