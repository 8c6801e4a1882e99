import { budget, firstLoadSizes } from './bundle-size.ts'
import type { Row } from './table.ts'

/** The first load of each page beside its budget. */
export function measureSizes(): Row[] {
  return firstLoadSizes().map(({ page, script, style }) => ({
    name: `first load of ${page}`,
    data: 'built web',
    reached: `JS ${kilobytes(script)}, CSS ${kilobytes(style)} KB brotli`,
    wanted: `JS ≤ ${kilobytes(budget.script)}, CSS ≤ ${kilobytes(budget.style)} KB`,
    passed: script <= budget.script && style <= budget.style,
  }))
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
