import { describe, expect, test } from 'vitest'
import { lettersPath, readLetterFilter } from './letter-filter.ts'
import { errorWords, kindWords } from './letter-words.ts'
import { jobTexts as texts } from './texts.ts'

describe('a job that was given up, in words', () => {
  test.each([
    ['message 12: failed', texts.errors.notSent],
    ['connect ECONNREFUSED 10.0.0.7:443', texts.errors.notReached],
    ['fetch failed', texts.errors.notReached],
    ['The operation was aborted due to timeout', texts.errors.tooSlow],
    ['job heartbeat timeout', texts.errors.tooSlow],
    ['Cannot read properties of undefined', texts.errors.unknown],
  ])('“%s” is told as “%s”', (error, words) => {
    expect(errorWords(error)).toBe(words)
  })

  test('has the name that staff know, or its own when nobody works it any more', () => {
    expect(kindWords('expire-points')).toBe('Mỗi ngày: trừ điểm hết hạn')
    expect(kindWords('constructor')).toBe('constructor')
  })
})

test('the address says what the list is narrowed to, and nothing it does not know', () => {
  const read = (query: string) => readLetterFilter(new URLSearchParams(query))
  const path = '/quan-tri/viec-bi-loi/?trang-thai=dismissed&loai=expire-points&luc=older'
  expect(lettersPath(read(path.split('?')[1]!))).toBe(path)
  expect(lettersPath(read('trang-thai=gone&loai=toString&luc=never'))).toBe(
    '/quan-tri/viec-bi-loi/',
  )
})
