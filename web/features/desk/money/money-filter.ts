import { deskPaths } from '#web/desk-paths.ts'
import { readWords } from '../parts/list-address.ts'

/** What a list of money is narrowed to, as its address says it. */
export interface MoneyFilter<State extends string> {
  state?: State
  q: string
}

export function readMoneyFilter<State extends string>(
  query: URLSearchParams,
  states: readonly State[],
): MoneyFilter<State> {
  return {
    state: states.find((state) => state === query.get('trang-thai')),
    q: readWords(query),
  }
}

type Place = 'transfers' | 'refunds'

export function moneyPath(place: Place, { state, q }: MoneyFilter<string>): string {
  return deskPaths[place]({ 'trang-thai': state, q })
}
