import { expect, test } from 'vitest'
import { readSourceFiles } from './support/source-files.ts'

const sources = readSourceFiles().filter(
  ({ path, isTest }) => path.startsWith('server/') && !isTest,
)
const all = sources.map(({ text }) => text).join('\n')

/** `duration = new Histogram(`, `attempts: counter(`: what a figure is called where it is set. */
const named = /(\w+)\s*(?::|=)\s*(?:new (?:Gauge|Counter|Histogram)|counter|gauge|lagHistogram)\(/g
/** One that nobody holds reads its value itself when it is asked for. */
const unnamed = /^ +new (?:Gauge|Counter|Histogram)\(\{[\s\S]*?^ +\}\)$/gm

test('every figure is set by something: an alarm on one that is not would be green for ever', () => {
  const names = [...all.matchAll(named)].map(([, name]) => name!)
  expect(names).toEqual(expect.arrayContaining(['duration', 'attempts', 'unsent']))
  const idle = names.filter((name) => !new RegExp(`\\b${name}\\.(?:inc|set|observe)\\(`).test(all))
  expect(idle).toEqual([])

  const readers = [...all.matchAll(unnamed)].map(([text]) => text)
  expect(readers.length).toBeGreaterThan(4)
  const blank = readers.filter(
    (text) => !/collect\(\)/.test(text) || !/this\.(set|inc)\(/.test(text),
  )
  expect(blank).toEqual([])
})
