import { expect, test } from 'vitest'
import { chunksOf } from './page-chunks.ts'

test('a page names its chunk and what that imports, under the name its route has', () => {
  const chunks = chunksOf({
    'web/entry-client.tsx': { file: 'entry.js', isEntry: true },
    'web/shop/pages/cart/cart.tsx': {
      file: 'cart.js',
      imports: ['web/entry-client.tsx', '_lines'],
    },
    _lines: { file: 'lines.js' },
    'web/backoffice/pages/login.tsx': { file: 'login.js' },
  })
  expect(chunks).toEqual({
    'cart/cart': ['/cart.js', '/lines.js'],
    'backoffice/login': ['/login.js'],
  })
})
