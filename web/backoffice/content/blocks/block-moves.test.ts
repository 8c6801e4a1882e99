import { expect, test } from 'vitest'
import { blockTypes, pageBlockSchema } from '#domain/publishing/blocks.ts'
import { insertBlock, moveBlock, newBlock, summaryOf } from './block-moves.ts'
import { blockFieldTexts } from './block-field-texts.ts'
import { blockFields } from '#domain/publishing/blocks.ts'

test('a new block of each kind is one that the server takes', () => {
  for (const type of blockTypes)
    expect(pageBlockSchema.safeParse(newBlock(type)).success).toBe(true)
})

test('each field of each kind of block has a name for people', () => {
  const named = (type: string, field: string) =>
    blockFieldTexts[`${type}.${field}`] ?? blockFieldTexts[field]
  const nameless = blockTypes.flatMap((type) =>
    Object.keys(blockFields[type].shape).filter((field) => !named(type, field)),
  )
  expect(nameless).toEqual([])
})

test('a block moves up and down and nothing else changes its place', () => {
  expect(moveBlock(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveBlock(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(insertBlock(['a', 'c'], 1, 'b')).toEqual(['a', 'b', 'c'])
})

test('the line of a block says its first words', () => {
  const block = newBlock('heading')
  expect(summaryOf(block)).toBe('')
  const named = { ...block, fields: { ...block.fields, text: 'Ưu đãi tháng 12' } }
  expect(summaryOf(named as typeof block)).toBe('Ưu đãi tháng 12')
})
