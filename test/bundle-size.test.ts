import { describe, expect, test } from 'vitest'
import { budget, firstLoadSizes, type Manifest } from './load/bundle-size.ts'

describe('what a browser fetches before a page works', () => {
  test.for(firstLoadSizes().map((sizes) => [sizes.page, sizes] as const))(
    'the %s page stays within its budget',
    ([, { script, style }]) => {
      expect(script, 'bytes of JavaScript').toBeLessThanOrEqual(budget.script)
      expect(style, 'bytes of CSS').toBeLessThanOrEqual(budget.style)
    },
  )

  test('a chunk that both entry and page import is counted once', () => {
    const shared: Manifest = {
      'web/entry-client.tsx': { file: 'entry.js', css: ['all.css'], imports: ['react'] },
      react: { file: 'react.js' },
      'web/pages/shop/home.tsx': { file: 'home.js', imports: ['react', 'web/entry-client.tsx'] },
      'web/pages/shop/list.tsx': { file: 'list.js', css: ['all.css'] },
      'web/pages/shop/product.tsx': { file: 'product.js' },
      'web/pages/cart/cart.tsx': { file: 'cart.js' },
    }
    const home = firstLoadSizes(shared, () => 1).find(({ page }) => page === 'home')
    expect(home).toEqual({ page: 'home', script: 3, style: 1 })
  })
})
