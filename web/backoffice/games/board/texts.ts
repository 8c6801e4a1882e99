import { formatNumber } from '#domain/kernel/vnd.ts'

/** A campaign as it goes on, in the back office. */
export const boardTexts = {
  title: 'Theo dõi trò chơi',
  heading: (title: string) => `Theo dõi: ${title}`,
  back: 'Về danh sách trò chơi',
  live: (at: string) => `Trực tiếp, cập nhật lúc ${at}`,
  ended: 'Chương trình đã kết thúc: số liệu dưới đây là số cuối.',
  lost: (at: string) => `Mất kết nối. Số liệu lúc ${at}, đang nối lại…`,
  stopped: (by: string, reason: string) => `${by} đã tạm dừng: ${reason}`,

  figures: 'Diễn biến',
  entries: 'Lượt đã phát',
  ofPlaces: (count: number) => `trên ${formatNumber(count)} chỗ`,
  played: 'Lượt đã chơi',
  stillOpen: (count: number) => `còn ${formatNumber(count)} lượt chưa chơi`,
  told: 'Giải đã công bố',
  ofPrizes: (count: number) => `trên ${formatNumber(count)} giải`,
  held: 'Giải đang giữ',
  seeHeld: 'Xem để xử lý',
  noneHeld: 'Không có giải nào cần xem lại',
  spent: 'Đã chi',
  ofBudget: (percent: number, budget: string) => `${percent}% của ngân sách ${budget}`,

  pacing: 'Giải đã trúng so với nhịp trao',
  shown: 'Giải được vẽ',
  all: 'Tất cả giải',
  planned: 'Nhịp trao đã vẽ',
  course: 'Đã trúng',
  now: (won: number, planned: number) =>
    `Đến lúc này: đã trúng ${formatNumber(won)}, nhịp trao mở ra ${formatNumber(planned)}.`,
  noPacing: 'Quay số không có nhịp trao: giải được công bố trên sân khấu.',
  thanksNote: 'Lời chúc không phải giải: không tính vào số đã trúng.',
  prizes: 'Giải thưởng lúc này',
  prize: 'Giải thưởng',
  quantity: 'Tổng',
  free: 'Đã mở ra',
  won: 'Đã trúng',
  heldOf: 'Đang giữ',
  left: 'Còn lại',

  last: 'Người trúng gần nhất',
  noLast: 'Chưa có ai trúng giải.',
  unknown: 'Khách chơi bằng vé',
  entry: (number: number) => `lượt ${formatNumber(number)}`,
} as const
