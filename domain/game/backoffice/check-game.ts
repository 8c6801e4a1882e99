import { dayCount } from '../pacing.ts'
import { vietnamDayOf } from '../../kernel/dates.ts'
import { foldVietnamese } from '../../kernel/fold.ts'
import type { GameFields, PrizeField } from './fields.ts'
import { slugProblem } from './slugs.ts'
import { deskGameTexts as texts } from './texts.ts'

/** What is wrong, by the path of the field. */
export type GameProblems = Record<string, string>

const dayMs = 86_400_000
const longest = 400 * dayMs

/**
 * All that keeps a campaign from being approved at a moment, by field; empty where nothing does. A draft may be
 * kept with any of it.
 */
export function findGameProblems(fields: GameFields, now: Date): GameProblems {
  return {
    ...windowProblems(fields, now),
    ...prizesProblems(fields),
    ...pacingProblems(fields),
    ...sourceProblems(fields),
    ...textProblems(fields),
    ...legalProblems(fields, now),
    ...(fields.brand === '' ? { brand: texts.brandMissing } : {}),
    ...told('slug', slugProblem(fields)),
  }
}

function windowProblems({ opens_at, closes_at }: GameFields, now: Date): GameProblems {
  const [from, to] = [Date.parse(opens_at), Date.parse(closes_at)]
  if (from >= to) return { closes_at: texts.closesBeforeOpening }
  if (to - from > longest) return { closes_at: texts.tooLong }
  return from <= now.getTime() ? { opens_at: texts.opensInPast } : {}
}

function prizesProblems(fields: GameFields): GameProblems {
  if (fields.prizes.length === 0) return { prizes: texts.noPrizes }
  return Object.assign({}, ...fields.prizes.map((prize, at) => prizeProblems(fields, prize, at)))
}

function prizeProblems(fields: GameFields, prize: PrizeField, at: number): GameProblems {
  const path = `prizes.${at}`
  const { kind, points, voucher_campaign_id: voucher, value } = prize
  const isCredited = kind === 'points' || kind === 'luckyMoney'
  return {
    ...told(`${path}.points`, isCredited && points === undefined && texts.pointsMissing),
    ...told(
      `${path}.voucher_campaign_id`,
      kind === 'voucher' && voucher === undefined && texts.voucherMissing,
    ),
    ...told(
      `${path}.value`,
      kind === 'thanks' ? value > 0 && texts.thanksFree : value === 0 && texts.valueMissing,
    ),
    ...told(`${path}.kind`, kindProblem(fields, kind)),
    ...lotProblems(fields, prize, path),
  }
}

function kindProblem({ kind: game, sources }: GameFields, kind: PrizeField['kind']) {
  const isSent = kind === 'physical' || kind === 'gift'
  if (sources.some(({ source }) => source === 'ticket') && !isSent && kind !== 'thanks') {
    return texts.kindOfTickets
  }
  return game === 'draw' && kind === 'thanks' && texts.drawThanks
}

function lotProblems(fields: GameFields, { lots }: PrizeField, path: string): GameProblems {
  const seen = new Set<string>()
  const found: GameProblems = {}
  lots.forEach(({ store = '', last_day: lastDay }, at) => {
    const problem = lotProblem(fields, { store, lastDay, isTwice: seen.has(store) })
    seen.add(store)
    if (problem) found[`${path}.lots.${at}.store`] = problem
  })
  return found
}

function lotProblem(
  { kind, place, stores }: GameFields,
  { store, lastDay, isTwice }: { store: string; lastDay: number; isTwice: boolean },
) {
  if (kind === 'draw') return (store !== '' || lastDay > 0 || isTwice) && texts.drawLots
  if (isTwice) return texts.lotTwice
  if (store === '') return false
  if (place !== 'store') return texts.lotStore
  return stores.length > 0 && !stores.includes(store) && texts.lotStoreUnknown
}

function pacingProblems({ kind, days, hours, opens_at, closes_at }: GameFields): GameProblems {
  const window = { from: Date.parse(opens_at), to: Date.parse(closes_at) }
  if (kind === 'draw' || window.from >= window.to) return {}
  const count = dayCount(window)
  if (days.length > 0 && days.length !== count) return { days: texts.pacingDays(count) }
  const isNothing = (weights: readonly number[]) => weights.length > 0 && !weights.some(Boolean)
  return isNothing(days) || isNothing(hours) ? { days: texts.pacingEmpty } : {}
}

function sourceProblems({ sources, place }: GameFields): GameProblems {
  if (sources.length === 0) return { sources: texts.noSources }
  const seen = new Set<string>()
  const found: GameProblems = {}
  sources.forEach((rule, at) => {
    const key = rule.source === 'survey' ? `survey ${rule.survey_id}` : rule.source
    const isOrder = rule.source === 'order' || rule.source === 'product'
    const problem =
      (seen.has(key) && texts.sourceTwice) ||
      (rule.source === 'ticket' && sources.length > 1 && texts.ticketAlone) ||
      (isOrder && place === 'store' && texts.sourceAtStore)
    seen.add(key)
    if (problem) found[`sources.${at}`] = problem
  })
  return found
}

/** The State's lottery may not decide who wins (Decree 81/2018). */
const lottery = /\b(xo so|xs ?m[bnt]|vietlott|kien thiet)\b/

function textProblems({ intro, how, closed, title, prizes }: GameFields): GameProblems {
  const problem = (text: string) => lottery.test(foldVietnamese(text)) && texts.lottery
  return {
    ...told('how', how === '' ? texts.howMissing : problem(how)),
    ...told('intro', problem(intro)),
    ...told('closed', problem(closed)),
    ...told('title', problem(title)),
    ...Object.assign({}, ...prizes.map(({ name }, at) => told(`prizes.${at}.name`, problem(name)))),
  }
}

function legalProblems(fields: GameFields, now: Date): GameProblems {
  const { registration_number: number, authority, registered_on: day } = fields
  const dayProblem = day === '' ? texts.dateMissing : day > vietnamDayOf(now) && texts.dateInFuture
  return {
    ...told('registration_number', number === '' && texts.numberMissing),
    ...told('authority', authority === '' && texts.authorityMissing),
    ...told('registered_on', dayProblem),
    ...told('legal_file_id', fields.legal_file_id === undefined && texts.fileMissing),
  }
}

function told(path: string, problem: string | false): GameProblems {
  return problem ? { [path]: problem } : {}
}
