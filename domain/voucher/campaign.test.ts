import { describe, expect, it } from 'vitest'
import rules from '../../docs/rules/vouchers.md?raw'
import { figure, workedTable } from '../cart/worked-table.ts'
import {
  campaignStateOf,
  findBrokenPromises,
  findCampaignProblems,
  type CampaignTerms,
} from './campaign.ts'

const usual: CampaignTerms = {
  name: 'Tết',
  description: '',
  kind: 'amount',
  value: 50_000,
  max_value: 0,
  product_codes: [],
  min_goods: 0,
  starts_on: '2026-11-01',
  ends_on: '2026-12-31',
  members_only: false,
  stacks: false,
  listed: false,
  published: true,
  counter: 'none',
  counter_otp: false,
}

const promised: CampaignTerms = {
  ...usual,
  product_codes: ['JEX', 'TRA'],
  min_goods: 300_000,
  per_member_limit: 2,
  total_limit: 100,
  stacks: true,
}

describe('terms that contradict themselves (docs/rules/vouchers.md §7)', () => {
  it.each(workedTable(rules, 'terms'))('$terms', (row) => {
    const problems = findCampaignProblems(changed(usual, row['terms']!))
    expect(Object.keys(problems).join(', ') || '–').toBe(row['refused at'])
  })
})

describe('what was promised only gets better (docs/rules/vouchers.md §7)', () => {
  it.each(workedTable(rules, 'change'))('$change, $given given', (row) => {
    const given = { used: figure(row['given']!), issued: 0, printed: 0 }
    const broken = findBrokenPromises(promised, changed(promised, row['change']!), given)
    expect(Object.keys(broken).join(', ') || '–').toBe(row['refused at'])
  })

  it('counts what was made for members and what was printed as given', () => {
    const worse = { ...promised, value: 1 }
    const none = { used: 0, issued: 0, printed: 0 }
    expect(findBrokenPromises(promised, worse, none)).toEqual({})
    expect(findBrokenPromises(promised, worse, { ...none, issued: 1 })).toHaveProperty('value')
    expect(findBrokenPromises(promised, worse, { ...none, printed: 1 })).toHaveProperty('value')
  })
})

it('tells where a campaign stands, on its first and last day too', () => {
  const stateOn = (today: string, terms: Partial<CampaignTerms> = {}, used = 0) =>
    campaignStateOf({ ...usual, ...terms, used }, today)
  expect(stateOn('2026-10-31')).toBe('planned')
  expect(stateOn('2026-11-01')).toBe('running')
  expect(stateOn('2026-12-31')).toBe('running')
  expect(stateOn('2027-01-01')).toBe('ended')
  expect(stateOn('2026-12-01', { published: false })).toBe('stopped')
  expect(stateOn('2026-12-01', { total_limit: 5 }, 5)).toBe('exhausted')
  expect(stateOn('2026-12-01', { total_limit: 5 }, 4)).toBe('running')
})

const plain: Record<string, Partial<CampaignTerms>> = {
  'as it is': {},
  prize: { counter: 'prize' },
  offer: { counter: 'offer' },
  otp: { counter_otp: true },
  listed: { listed: true },
  members: { members_only: true },
  'not stacking': { stacks: false },
  stopped: { published: false },
}

/** `10%; cap 50.000` on top of terms. */
function changed(terms: CampaignTerms, words: string): CampaignTerms {
  return Object.assign({ ...terms }, ...words.split('; ').map(termOf)) as CampaignTerms
}

function termOf(word: string): Partial<CampaignTerms> {
  if (word in plain) return plain[word]!
  if (/^[\d.]+$/.test(word)) return { value: figure(word) }
  if (word.endsWith('%')) return { kind: 'percentage', value: Number(word.slice(0, -1)) }
  const name = word.split(' ')[0]
  const rest = word.slice(word.indexOf(' ') + 1)
  const limit = rest === 'unlimited' ? undefined : figure(rest)
  if (name === 'cap') return { max_value: figure(rest) }
  if (name === 'code') return { code: rest }
  if (name === 'days') return { valid_days: figure(rest) }
  if (name === 'needs') return { min_goods: figure(rest) }
  if (name === 'from') return { starts_on: rest }
  if (name === 'until') return { ends_on: rest }
  if (name === 'each') return { per_member_limit: limit }
  if (name === 'total') return { total_limit: limit }
  if (name === 'on') return { product_codes: rest === 'everything' ? [] : rest.split(', ') }
  throw new Error(`no such term: ${word}`)
}
