import { expect, test } from 'vitest'
import { compare } from './compare.ts'

test('what was answered must be there, once, and nothing else', () => {
  expect(compare('orders', ['DH1', 'DH2'], ['DH2', 'DH1'])).toMatchObject({ lost: [], doubled: [] })
  expect(compare('orders', ['DH1', 'DH2'], ['DH2'])).toMatchObject({ lost: ['DH1'] })
  expect(compare('orders', ['DH1'], ['DH1', 'DH1'])).toMatchObject({ doubled: ['DH1'] })
  // Asked again under the same key, and placed again.
  expect(compare('orders', ['DH1'], ['DH1', 'DH3'])).toMatchObject({ doubled: ['DH3'] })
})
