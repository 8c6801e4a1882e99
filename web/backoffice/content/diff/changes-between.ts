import { blockTexts } from '#domain/publishing/block-texts.ts'
import type { PageBlock } from '#domain/publishing/blocks.ts'
import type { Body } from '#domain/publishing/kinds-of-content.ts'
import { textOf } from '#domain/richtext/text-of.ts'
import type { RichText } from '#domain/richtext/document.ts'
import { diffTexts as texts } from './texts.ts'

export interface Change {
  label: string
  kind: 'added' | 'removed' | 'moved' | 'changed'
  before: string
  after: string
}

/** What is different between two bodies: by field, of a landing page by block. */
export function changesBetween(before: Body, after: Body): Change[] {
  const old = before as unknown as Record<string, unknown>
  const next = after as unknown as Record<string, unknown>
  return Object.keys(next).flatMap((name) => {
    if (name === 'blocks') {
      return changedBlocks(old['blocks'] as PageBlock[], next['blocks'] as PageBlock[])
    }
    if (isSame(old[name], next[name])) return []
    const label = texts.fields[name] ?? name
    return [{ label, kind: 'changed' as const, ...sidesOf(old[name], next[name]) }]
  })
}

function changedBlocks(before: readonly PageBlock[], after: readonly PageBlock[]): Change[] {
  const labelOf = ({ type, key }: PageBlock, blocks: readonly PageBlock[]) =>
    texts.block(blocks.findIndex((block) => block.key === key) + 1, blockTexts[type].name)
  const still = keysThatStayed(before, after)
  const removed = before
    .filter(({ key }) => !after.some((block) => block.key === key))
    .map((block) => ({
      label: labelOf(block, before),
      kind: 'removed' as const,
      before: wordsOf(block),
      after: '',
    }))
  const others = after.flatMap((block): Change[] => {
    const old = before.find(({ key }) => key === block.key)
    const label = labelOf(block, after)
    if (!old) return [{ label, kind: 'added', before: '', after: wordsOf(block) }]
    const moved: Change[] = still.has(block.key)
      ? []
      : [{ label, kind: 'moved', before: labelOf(old, before), after: label }]
    if (isSame(old, block)) return moved
    return [...moved, { label, kind: 'changed', ...sidesOf(old, block) }]
  })
  return [...removed, ...others]
}

/** The most blocks that kept their order: whatever else is in both has been moved. */
function keysThatStayed(
  before: readonly PageBlock[],
  after: readonly PageBlock[],
): ReadonlySet<string> {
  const places = after
    .map(({ key }) => ({ key, at: before.findIndex((block) => block.key === key) }))
    .filter(({ at }) => at >= 0)
  const best: string[][] = []
  places.forEach(({ key, at }, place) => {
    const runs = places.slice(0, place).flatMap((other, nth) => (other.at < at ? [best[nth]!] : []))
    const longest = runs.reduce<string[]>((a, b) => (b.length > a.length ? b : a), [])
    best.push([...longest, key])
  })
  return new Set(best.reduce<string[]>((a, b) => (b.length > a.length ? b : a), []))
}

/** Both as words; where these are alike, that something else is different. */
function sidesOf(before: unknown, after: unknown): { before: string; after: string } {
  const sides = { before: wordsOf(before), after: wordsOf(after) }
  if (sides.before !== sides.after) return sides
  return { before: sides.before, after: `${sides.after}\n${texts.formatOnly}`.trim() }
}

/** Whatever people can read of a value, a line for each part. */
function wordsOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'number') return texts.number(value)
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return ''
  if (Array.isArray(value)) return lines(value.map(wordsOf))
  if (isDocument(value)) return textOf(value)
  if (isBlock(value)) {
    return lines([
      value.hidden ? texts.hidden : '',
      value.tone === 'plain' ? '' : texts.tone(value.tone),
      wordsOf(value.fields),
    ])
  }
  return lines(Object.values(value).map(wordsOf))
}

function lines(words: readonly string[]): string {
  return words.filter(Boolean).join('\n')
}

function isDocument(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}

function isBlock(value: unknown): value is PageBlock {
  return typeof value === 'object' && value !== null && 'fields' in value && 'tone' in value
}

function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

/** The database gives an object's names in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}
