import { applications, firstLoadSizes, type ApplicationName } from './bundle-size.ts'
import type { Row } from './table.ts'

/** The first load of each page beside its budget. */
export function measureSizes(): Row[] {
  return (Object.keys(applications) as ApplicationName[]).flatMap((name) => {
    const { budget } = applications[name]
    return firstLoadSizes(name).map(({ page, script, style }) => ({
      name: `first load of the ${name}'s ${page}`,
      data: 'built web',
      reached: `JS ${kilobytes(script)}, CSS ${kilobytes(style)} KB brotli`,
      wanted: `JS ≤ ${kilobytes(budget.script)}, CSS ≤ ${kilobytes(budget.style)} KB`,
      passed: script <= budget.script && style <= budget.style,
    }))
  })
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
