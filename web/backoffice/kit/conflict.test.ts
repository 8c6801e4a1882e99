import { expect, test } from 'vitest'
import { mergeChanges } from './conflict.ts'

const base = { number: 'NV1', name: 'Lan', phones: ['0901'], active: true }

test('what only one of two people changed is as that one wants it', () => {
  const mine = { ...base, name: 'Lan Anh' }
  const theirs = { ...base, active: false }
  const { merged, differences } = mergeChanges(base, mine, theirs)
  expect(merged).toEqual({ ...base, name: 'Lan Anh', active: false })
  expect(differences).toEqual([])
})

test('where both changed it a person decides, with both sides in sight', () => {
  const mine = { ...base, phones: ['0901', '0902'] }
  const theirs = { ...base, phones: ['0903'] }
  const { merged, differences } = mergeChanges(base, mine, theirs)
  expect(differences).toEqual([{ name: 'phones', mine: ['0901', '0902'], theirs: ['0903'] }])
  expect(merged['phones']).toEqual(['0901', '0902'])
})

test('two who want the same do not differ', () => {
  const wanted = { ...base, name: 'Lan Anh' }
  expect(mergeChanges(base, wanted, { ...wanted }).differences).toEqual([])
})
