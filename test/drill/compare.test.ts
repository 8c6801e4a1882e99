import { expect, test } from 'vitest'
import { compare, compareAt } from './compare.ts'

test('what was answered must be there, once, and nothing else', () => {
  expect(compare('orders', ['DH1', 'DH2'], ['DH2', 'DH1'])).toMatchObject({ lost: [], doubled: [] })
  expect(compare('orders', ['DH1', 'DH2'], ['DH2'])).toMatchObject({ lost: ['DH1'] })
  expect(compare('orders', ['DH1'], ['DH1', 'DH1'])).toMatchObject({ doubled: ['DH1'] })
  // Asked again under the same key, and placed again.
  expect(compare('orders', ['DH1'], ['DH1', 'DH3'])).toMatchObject({ doubled: ['DH3'] })
})

test('at a moment what was answered by then must be there, and nothing that was asked later', () => {
  const heard = [
    { id: 'before', askedAt: 1, answeredAt: 2 },
    { id: 'during', askedAt: 4, answeredAt: 6 },
    { id: 'after', askedAt: 7, answeredAt: 8 },
  ]
  const at = (there: string[]) => compareAt('orders', heard, there, 5)
  expect(at(['before'])).toMatchObject({ answered: 1, underWay: 1, lost: [], tooMany: [] })
  expect(at(['before', 'during'])).toMatchObject({ lost: [], tooMany: [] })
  expect(at([])).toMatchObject({ lost: ['before'] })
  expect(at(['before', 'after'])).toMatchObject({ tooMany: ['after'] })
  expect(at(['before', 'before'])).toMatchObject({ tooMany: ['before'] })
})
