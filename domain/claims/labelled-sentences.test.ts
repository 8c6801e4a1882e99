import { describe, expect, test } from 'vitest'
import page from '../../docs/rules/claims.md?raw'
import { workedTable } from '../cart/worked-table.ts'
import { checkClaims, verdictOf } from './check-claims.ts'
import type { ClaimFinding } from './checked-text.ts'
import { heldOutSentences, tuningSentences } from './labelled-sentences.ts'
import type { LabelledSentence } from './labelled/read-labelled.ts'
import type { ClaimRule } from './rule-set.ts'
import { rules2026 } from './rules-2026.ts'

type Verdict = ReturnType<typeof verdictOf>

const all = [...tuningSentences, ...heldOutSentences].map((each) => judged(each))
const heldOut = all.slice(tuningSentences.length)

describe('the labelled sentences', () => {
  test('are each there once, more than a quarter of them held out, and about half of them fine', () => {
    expect(new Set(all.map(({ sentence }) => sentence)).size).toBe(all.length)
    expect(heldOut.length).toBeGreaterThan(all.length / 4)
    const fine = all.filter(({ expected }) => expected === 'clean').length
    expect(Math.abs(fine - all.length / 2)).toBeLessThan(15)
  })

  test('name rules that there are, and say why', () => {
    const ids = new Set(rules2026.rules.map(({ id }) => id))
    expect(all.filter(({ rules, why }) => why === '' || rules.some((id) => !ids.has(id)))).toEqual(
      [],
    )
  })

  test('are judged right: of the alarms 95 in a hundred, of what is wrong 90', () => {
    const { precision, recall } = figuresOf(all)
    expect(precision).toBeGreaterThanOrEqual(0.95)
    expect(recall).toBeGreaterThanOrEqual(0.9)
  })

  test('by set: the table of docs/rules/claims.md §6', () => {
    const sets = { 'written on': all.slice(0, tuningSentences.length), 'held out': heldOut, all }
    const table = Object.entries(sets).map(([set, sentences]) => {
      const { precision, recall } = figuresOf(sentences)
      return {
        set,
        sentences: `${sentences.length}`,
        fine: `${sentences.filter(({ expected }) => expected === 'clean').length}`,
        precision: precision.toFixed(3),
        recall: recall.toFixed(3),
      }
    })
    expect(workedTable(page, 'set')).toEqual(table)
  })

  test('by rule: the table of docs/rules/claims.md §6', () => {
    const rules = rules2026.rules.filter(({ kind }) => kind !== 'mustAppear')
    expect(workedTable(page, 'rule')).toEqual(rules.map(rowOf))
  })
})

describe('every rule', () => {
  test.each(rules2026.rules)('$id stands on the page with an example', ({ id, examples }) => {
    const row = workedTable(page, 'what a rule says').find((each) =>
      each['what a rule says']!.startsWith(`\`${id}\``),
    )
    expect(row?.['wrong']).toBe(examples.hits[0])
    expect(row?.['fine']).toBe(examples.fine[0])
  })
})

function judged(labelled: LabelledSentence) {
  const findings = checkClaims(labelled.text, rules2026).filter(({ kind }) => kind !== 'mustAppear')
  const kinds = labelled.rules.map((id) => rules2026.rules.find((rule) => rule.id === id)?.kind)
  const expected: Verdict = kinds.includes('block')
    ? 'blocked'
    : kinds.includes('warn')
      ? 'warned'
      : 'clean'
  return { ...labelled, findings, expected, verdict: verdictOf(findings) }
}

type Judged = ReturnType<typeof judged>

/** Of what was told, how much was right; of what is wrong, how much was told. A wrong degree is neither. */
function figuresOf(sentences: readonly Judged[]) {
  const wrong = sentences.filter(({ expected }) => expected !== 'clean')
  const told = sentences.filter(({ verdict }) => verdict !== 'clean')
  const right = wrong.filter(({ expected, verdict }) => expected === verdict).length
  return { precision: right / told.length, recall: right / wrong.length }
}

function rowOf({ id, kind }: ClaimRule) {
  const fires = ({ findings }: { findings: ClaimFinding[] }) =>
    findings.some(({ rule }) => rule === id)
  const broken = all.filter(({ rules }) => rules.includes(id))
  const silent = broken.filter((each) => !fires(each))
  const byAnother = silent.filter(({ expected, verdict }) => expected === verdict)
  const harmless = kind === 'block' ? ['clean', 'warned'] : ['clean']
  const alarms = all.filter((each) => fires(each) && harmless.includes(each.expected))
  return {
    rule: id,
    'broken by': `${broken.length}`,
    hits: `${broken.length - silent.length}`,
    'found by another': `${byAnother.length}`,
    misses: `${silent.length - byAnother.length}`,
    'false alarms': `${alarms.length}`,
  }
}
