import { describe, expect, test } from 'vitest'
import { removeSchemas } from './without-schemas.ts'

describe('a contract in the browser', () => {
  const code = `import { z } from 'zod'
export const place = endpoint({ method: 'POST', path: '/order', realm: 'member', guests: true, errorsShownInPlace: true, input: z.object({}), errors: [] })
`

  test('keeps where it is called, and whether its screen tells what was refused', () => {
    const kept = removeSchemas(code)
    expect(kept).toContain(`method: 'POST', path: '/order',`)
    expect(kept).toContain('errorsShownInPlace: true')
  })

  test('loses what is the server’s', () => {
    expect(removeSchemas(code)).not.toMatch(/\b(?:realm|guests|input|errors|zod)\b/)
  })
})
