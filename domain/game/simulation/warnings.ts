import { formatDate, formatDateTime, vietnamDayOf } from '../../kernel/dates.ts'
import { formatNumber } from '../../kernel/vnd.ts'
import { noticedShare, type SimulatedPrize, type SimulationResult } from './sum-up.ts'

/** Of a hundred units, so many left are worth a word. */
const muchLeft = 0.2
/** Of a hundred places, so few taken are worth a word. */
const fewTaken = 0.1

/** What a marketer should think over, in words; none where all goes as it was planned. */
export function warningsOf(result: SimulationResult): string[] {
  return [
    ...result.prizes.flatMap((prize) => ofPrize(prize, result)),
    ...ofPlaces(result),
    ...(result.entries.p50 === 0 ? [texts.nobody] : []),
  ]
}

function ofPrize({ name, units, early, left, value }: SimulatedPrize, { grid }: SimulationResult) {
  // What costs nothing may run out or stay.
  if (value === 0) return []
  if (early) return [texts.early(name, momentOf(early.before, grid[0]!), percent(early.share))]
  return left.p50 > 0 && left.p50 >= muchLeft * units ? [texts.left(name, left.p50, units)] : []
}

function ofPlaces({ places, entries, full_share: share, full_at: at }: SimulationResult) {
  if (places === null) return []
  if (share >= noticedShare) {
    return [texts.full(percent(share), at.p50 ?? at.p10)]
  }
  return entries.p50 > 0 && entries.p50 < fewTaken * places ? [texts.few(entries.p50, places)] : []
}

/** A whole hour; midnight belongs to the day that it ends. */
function momentOf(moment: string, opens: string): string {
  const day = vietnamDayOf(new Date(Date.parse(moment) - 1))
  const hour = timeOf(moment) === '00:00' ? '24:00' : timeOf(moment)
  const isFirst = day === vietnamDayOf(new Date(opens))
  return `${hour} ${isFirst ? 'ngày đầu' : `ngày ${formatDate(day)}`}`
}

function timeOf(moment: string): string {
  return formatDateTime(moment).slice(0, 5)
}

function percent(share: number): string {
  return formatNumber(Math.round(share * 100))
}

const texts = {
  early: (name: string, before: string, share: string) =>
    `${name} hết trước ${before} trong ${share} % lần thử.`,
  left: (name: string, left: number, units: number) =>
    `${name}: thường còn ${formatNumber(left)} trên ${formatNumber(units)} giải chưa ai trúng khi kết thúc.`,
  full: (share: string, at: string | null) =>
    `Hộp giải hết chỗ trước giờ kết thúc trong ${share} % lần thử${at === null ? '' : `, thường khoảng ${timeOf(at)} ngày ${formatDate(at)}`}: khách đến sau không nhận được lượt.`,
  few: (entries: number, places: number) =>
    `Thường chỉ có ${formatNumber(entries)} lượt chơi trên ${formatNumber(places)} chỗ trong hộp giải.`,
  nobody: 'Với lưu lượng này, thường không có lượt chơi nào.',
} as const
