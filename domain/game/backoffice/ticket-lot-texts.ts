import { formatNumber } from '../../kernel/vnd.ts'

export const ticketLotTexts = {
  prefix: 'Tiền tố gồm nhiều nhất 4 chữ in hoa không dấu hoặc chữ số',
  recipient: 'Khoá nhận tệp bắt đầu bằng age1…',
  notApproved: 'Chỉ in phiếu sau khi chương trình được duyệt và trước khi kết thúc.',
  tooMany: (left: number) =>
    left === 0
      ? 'Hộp giải không còn chỗ cho phiếu mới.'
      : `Hộp giải chỉ còn chỗ cho ${formatNumber(left)} phiếu.`,
  tooManyPages: (most: number) =>
    `Trang in sẵn nhiều nhất ${formatNumber(most)} phiếu một lô; nhiều hơn thì xuất bảng cho nhà in.`,
  title: (game: string, lot: number) => `Phiếu ${game}, lô ${lot}`,
  onTicket: 'Mã phiếu',
  howTo: 'Quét mã QR hoặc mở',
  nth: (nth: number, of: number) => `${formatNumber(nth)}/${formatNumber(of)}`,
  head: ['STT', 'Mã phiếu', 'Nơi chơi'],
} as const
