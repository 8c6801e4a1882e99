import { expect, test } from 'vitest'
import { brandLook } from './brand.ts'
import { colorProblem, contrast, lowestContrast, tokensOf } from './color.ts'
import { initialColor } from './initial-color.ts'

test('contrast is what the web’s rules say it is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
})

test('a colour is taken where everything on it and of it can be read', () => {
  for (const color of [initialColor, '#0a7a55', '#c2185b', '#6a1b9a', '#00796b', '#b71c1c']) {
    expect(colorProblem(color), color).toBeNull()
    const { primary, deep, tint } = tokensOf(color)
    expect(contrast('#ffffff', primary), color).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#ffffff', deep), color).toBeGreaterThan(contrast('#ffffff', primary))
    expect(contrast(primary, tint), color).toBeGreaterThanOrEqual(4.5)
  }
})

test('a light colour, and what is none, is refused in words', () => {
  expect(colorProblem('#ff9800')).toContain('quá sáng')
  expect(colorProblem('#777777')).toContain('tương phản')
  expect(colorProblem('blue')).toContain('#0b5fd3')
  const look = { color: '#0B5FD3', logo: '', darkLogo: '', icon: '' }
  expect(brandLook.parse(look).color).toBe('#0b5fd3')
  expect(brandLook.safeParse({ ...look, logo: 'https://la.example/x.png' }).success).toBe(false)
})

test('of every grey the lowest contrast decides', () => {
  for (let grey = 0; grey < 256; grey += 15) {
    const part = grey.toString(16).padStart(2, '0')
    const color = `#${part}${part}${part}`
    expect(colorProblem(color) === null, color).toBe(lowestContrast(color) >= 4.5)
  }
})
