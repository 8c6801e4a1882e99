import { describe, expect, test } from 'vitest'
import { findJobName, healthTopics, jobs } from './master-data.ts'

describe('what a member chooses from', () => {
  test('is 13 jobs and 11 health topics, each with an id and a code of its own', () => {
    expect(jobs).toHaveLength(13)
    expect(healthTopics).toHaveLength(11)
    for (const list of [jobs, healthTopics]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
      expect(new Set(list.map(({ code }) => code)).size).toBe(list.length)
    }
  })

  test('has a name for a chosen job', () => {
    expect(findJobName(12)).toBe('Hưu trí')
    expect(findJobName(99)).toBeUndefined()
    expect(findJobName(null)).toBeUndefined()
  })
})
