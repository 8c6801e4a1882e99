import { addDays, type VietnamDay } from '#domain/kernel/dates.ts'
import { startOfDay } from '#domain/counter/span.ts'

/** Something that happened at a counter. */
export interface CounterStep {
  at: Date
  pharmacy: string
  user: string | null
  phone: string
  what: 'earn' | 'again' | 'wrong' | 'offer' | 'prize'
}

const home = 'NT00218'
const [owner, hoa] = ['nt00218', 'nt00218.hoa']
const elsewhere = ['NT00007', 'NT00045', 'NT00103'] as const
const pastDays = 30

/** A month at the counters, the same for each day on which it is loaded; the last of it is today's. */
export function counterPast(now: Date, today: VietnamDay): CounterStep[] {
  const steps: CounterStep[] = []
  for (let ago = pastDays; ago >= 1; ago -= 1) steps.push(...dayOf(addDays(today, -ago), ago))
  steps.push(...signsOf(addDays(today, -2)))
  steps.push(...todayOf(now))
  return steps.filter(({ at }) => at <= now).toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** More at the end of a week, a slip now and then. */
function dayOf(day: VietnamDay, ago: number): CounterStep[] {
  const count = 3 + ((ago * 5) % 4)
  const own = Array.from({ length: count }, (_, nth): CounterStep => {
    const kinds = (ago + nth) % 9 === 0 ? 'wrong' : (ago * 3 + nth) % 8 === 0 ? 'again' : 'earn'
    const user = (ago + nth) % 3 === 0 ? hoa : owner
    return { ...when(day, 8 + nth * 1.6, home, user, (ago * 7 + nth) % 20), what: kinds }
  })
  const others = elsewhere.map((pharmacy, nth): CounterStep => ({
    ...when(day, 9 + nth * 2.3, pharmacy, null, 20 + ((ago + nth) % 12)),
    what: ago % 6 === nth ? 'wrong' : 'earn',
  }))
  const offer = {
    ...when(day, 10.5, home, ago % 2 ? owner : hoa, (ago * 3) % 20),
    what: 'offer' as const,
  }
  const prize = { ...when(day, 16.2, home, owner, (ago * 11) % 20), what: 'prize' as const }
  return [...own, ...others, ...(ago % 3 === 0 ? [offer] : []), ...(ago % 7 === 1 ? [prize] : [])]
}

/** What the back office is shown as signs: guesses at one counter, and one phone at four pharmacies of a day. */
function signsOf(day: VietnamDay): CounterStep[] {
  const guesses = Array.from({ length: 11 }, (_, nth): CounterStep => ({
    ...when(day, 14 + nth / 20, 'NT00103', null, 40 + nth),
    what: 'wrong',
  }))
  const traded = [home, ...elsewhere].map((pharmacy, nth): CounterStep => ({
    ...when(day, 8 + nth * 1.5, pharmacy, pharmacy === home ? owner : null, 60),
    what: 'again',
  }))
  return [...guesses, ...traded]
}

function todayOf(now: Date): CounterStep[] {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const own = { pharmacy: home, user: owner }
  return [
    { ...own, at: ago(55), phone: phoneOf(3), what: 'earn' },
    { ...own, at: ago(41), user: hoa, phone: phoneOf(8), what: 'earn' },
    { ...own, at: ago(28), phone: phoneOf(8), what: 'again' },
    { ...own, at: ago(19), phone: phoneOf(14), what: 'offer' },
    { ...own, at: ago(8), user: hoa, phone: phoneOf(17), what: 'wrong' },
  ]
}

function when(day: VietnamDay, hour: number, pharmacy: string, user: string | null, nth: number) {
  const time = new Date(startOfDay(day).getTime() + Math.round(hour * 3_600_000))
  return { at: time, pharmacy, user, phone: phoneOf(nth) }
}

/** Nobody has such numbers. */
function phoneOf(nth: number): string {
  return `09080009${String(nth).padStart(2, '0')}`
}
