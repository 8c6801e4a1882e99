import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import type { GameSimulation } from '#domain/game/backoffice/simulation-api.ts'
import { entrySourceLabels } from '#domain/game/backoffice/texts.ts'
import type { EntrySource } from '#domain/game/definition.ts'
import type { Band } from '#domain/game/simulation/sum-up.ts'

/** A campaign that is played for a look. */
export const simulationScreenTexts = {
  title: 'Chạy thử',
  says: 'Chơi thử 1.000 lần bằng đúng bộ máy rút thưởng, trên lưu lượng thật của bốn tuần qua: thấy trước giải nào hết sớm, giải nào còn lại, tốn bao nhiêu.',
  saysUnsaved: 'Chạy trên bản đã lưu.',
  factor: 'Lưu lượng so với bốn tuần qua (%)',
  factorHint: '100 là như bốn tuần qua; 200 là đông gấp đôi.',
  start: 'Chạy thử',
  again: 'Chạy thử lại',
  cancel: 'Dừng',
  conflict: 'Có người vừa sửa trò chơi này. Tải lại trang rồi chạy thử.',
  progress: (done: number, runs: number) =>
    `Đã chơi thử ${formatNumber(done)} trên ${formatNumber(runs)} lần.`,
  reading: 'Đang đọc lưu lượng bốn tuần qua…',
  cancelled: 'Lần chạy thử gần nhất đã bị dừng.',
  stale: 'Nội dung đã sửa sau lần chạy thử này. Chạy lại để có kết quả đúng.',
  done: ({ runs, asked_by: by, asked_at: at, factor }: GameSimulation) =>
    `${formatNumber(runs)} lần chơi thử, lưu lượng ${factor}% · ${by} · ${formatDateTime(at)}`,
  real: (from: string, to: string, counts: Partial<Record<EntrySource, number>>) => {
    const each = Object.entries(counts).map(
      ([source, count]) =>
        `${entrySourceLabels[source as EntrySource].toLowerCase()} ${formatNumber(count)}`,
    )
    return `Lưu lượng thật từ ${formatDate(from)} đến ${formatDate(to)}, tính ra lượt theo thể lệ này: ${each.join(', ')}.`
  },
  days: 'Mỗi ngày: tính những khách có đơn giao tới, tích mã hoặc đã chơi trong ngày đó.',
  even: (entries: number) =>
    `Bốn tuần qua chưa có hoạt động nào cho thể lệ này, nên giả định ${formatNumber(entries)} lượt rải đều từ 7 đến 22 giờ.`,
  warnings: 'Cần cân nhắc',
  noWarnings: 'Không thấy điều gì cần cân nhắc.',
  chart: 'Số giải còn lại theo thời gian',
  prize: 'Giải thưởng',
  legendBand: 'Vùng màu: 8 trong 10 lần chơi thử',
  legendLine: 'Đường đậm: mức giữa',
  moment: 'Xem tại thời điểm',
  left: (at: string, left: Band, units: number) =>
    `${formatDateTime(at)}: thường còn ${bandWords(left)} trên ${formatNumber(units)} giải.`,
  axisDay: (at: string) => formatDate(at).slice(0, 5),
  table: 'Từng giải qua các lần chơi thử',
  columns: {
    prize: 'Giải',
    units: 'Số giải',
    given: 'Đã trao',
    left: 'Còn lại',
    out: 'Hết giải',
    chance: 'Cơ hội mỗi lượt',
  },
  band: bandWords,
  out: (share: number, at: string | null) =>
    share === 0
      ? 'Không hết'
      : `${formatNumber(Math.round(share * 100))}% lần thử${at === null ? '' : `, thường ${formatDateTime(at)}`}`,
  oneIn: (entries: number | null) =>
    entries === null
      ? 'Không ai trúng'
      : `1 trên ${formatNumber(Math.max(1, Math.round(entries)))}`,
  entries: 'Lượt chơi',
  places: (count: number) => `trong ${formatNumber(count)} chỗ`,
  cost: 'Giá trị giải đã trao',
  budget: (budget: number) => `ngân sách ${formatVnd(budget)}`,
  money: ({ p10, p50, p90 }: Band) =>
    p10 === p90 ? formatVnd(p50) : `${formatVnd(p50)} (${formatNumber(p10)}–${formatNumber(p90)})`,
  chance: 'Lượt trúng giải có giá trị',
  percent: (value: number) => `${value.toLocaleString('vi-VN', { maximumFractionDigits: 1 })}%`,
  bandHint: 'Số đầu là mức giữa; trong ngoặc là khoảng của 8 trong 10 lần chơi thử.',
} as const

/** The middle, and around it where most of all lie. */
function bandWords({ p10, p50, p90 }: Band): string {
  if (p10 === p90) return formatNumber(p50)
  return `${formatNumber(p50)} (${formatNumber(p10)}–${formatNumber(p90)})`
}
