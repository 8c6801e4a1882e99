import { expect, test } from 'vitest'
import { csvMark, encodeCsv } from './csv.ts'

test('a piece of a table is as many bytes as its letters need, the mark first and as Excel looks for it', () => {
  const bytes = encodeCsv(`${csvMark}Lễ\t💊`)
  expect([...bytes.subarray(0, 2)]).toEqual([0xff, 0xfe])
  expect(new TextDecoder('utf-16le').decode(bytes)).toBe('Lễ\t💊')
  expect(bytes).toHaveLength(2 * (1 + 3 + 2))
})
