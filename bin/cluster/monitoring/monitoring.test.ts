import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allFigures } from './all-figures.ts'
import { grafanaDashboard } from './grafana-dashboard.ts'
import { burns, objectives } from './objectives.ts'
import { faults, prometheusRules } from './prometheus-rules.ts'

const figures = allFigures()
const known = new Map(figures.map((figure) => [figure.name, figure]))
const operations = join(import.meta.dirname, '../../../docs/operations')

/** What of an expression is no figure. */
const words = new Set(
  'sum rate max by avg_over_time bool histogram_quantile and le group route status outcome objective standby'.split(
    ' ',
  ),
)

describe('what is watched', () => {
  const board = JSON.parse(grafanaDashboard()) as {
    panels: { title: string; description: string; targets: { expr: string }[] }[]
  }
  const expressions = [
    ...objectives.flatMap(({ badShare }) => burns.map(({ long }) => badShare(long))),
    ...faults.map(({ rule }) => rule.expr as string),
    ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]

  test('is only what a web process tells, by labels that it has', () => {
    const wrong = expressions.flatMap((expr) => namesOf(expr).filter((name) => !findFigure(name)))
    expect(wrong).toEqual([])
    const labels = new Set(figures.flatMap((figure) => figure.labels))
    const asked = expressions.flatMap((expr) =>
      [...expr.matchAll(/[{,](\w+)!?="/g)].map(([, name]) => name!),
    )
    expect(asked.filter((name) => name !== 'le' && !labels.has(name))).toEqual([])
  })

  test('is said by each objective and fault, has words, and says what to do', () => {
    for (const { figures: named, badShare, page } of objectives) {
      expect([...new Set(namesOf(badShare('1h')).map((name) => findFigure(name)?.name))]).toEqual(
        named,
      )
      expect(existsSync(join(operations, page)), page).toBe(true)
    }
    for (const { figure, rule } of faults) {
      expect(namesOf(rule.expr as string)).toEqual([figure])
      const { page } = rule.annotations as { page: string }
      expect(existsSync(join(operations, '../..', page)), page).toBe(true)
    }
    expect(figures.filter(({ help }) => help.length < 10)).toEqual([])
    expect(board.panels.filter(({ description }) => !description)).toEqual([])
  })

  test('tells nothing of anybody', () => {
    const telling = figures
      .flatMap(({ labels }) => labels)
      .filter((label) => /phone|name|mail|address|code|member|ip|url|path/.test(label))
    expect(telling).toEqual([])
  })
})

test('a burning budget is told by two windows, the short one a twelfth of the long', () => {
  const rules = prometheusRules()
  expect(rules).toContain(
    `anlanh:bad_share:1h{objective="checkout"} > 0.0144 and anlanh:bad_share:5m{objective="checkout"} > 0.0144`,
  )
  expect(rules.match(/AnlanhBudgetBurns/g)).toHaveLength(objectives.length * burns.length)
})

function namesOf(expr: string): string[] {
  const bare = expr.replaceAll(/"[^"]*"|\[[^\]]*\]|\bby \([^)]*\)/g, '')
  return (bare.match(/\b[a-z]\w*/g) ?? []).filter((name) => !words.has(name))
}

function findFigure(name: string) {
  return known.get(name) ?? known.get(name.replace(/_(bucket|count|sum)$/, ''))
}
