import { brandName } from '../brand/current-brand.ts'
/** What is said of games, wherever they are played. */
export const gameTexts = {
  closed: 'Chương trình chưa mở hoặc đã kết thúc.',
  noEntries: 'Quý khách không còn lượt chơi nào.',
  drawPending: 'Đang chờ số ngẫu nhiên công khai. Vui lòng thử lại sau vài giây.',
  wonIn: (title: string) => `Trúng thưởng: ${title}`,
  noTicket: 'Mã trên phiếu chưa đúng. Quý khách vui lòng kiểm tra lại từng chữ và số.',
  ticketWithdrawn: 'Phiếu này đã được thu hồi. Cần hỗ trợ, Quý khách gọi tổng đài.',
  ticketsElsewhere: 'Chương trình này không chơi bằng phiếu.',
  barred: {
    get staff() {
      return `Theo thể lệ, nhân viên ${brandName()} và nhà thuốc không tham gia chương trình này.`
    },
    notMember: 'Chương trình dành cho thành viên. Quý khách vui lòng đăng ký để tham gia.',
    notListed: 'Số điện thoại này không có trong danh sách của chương trình.',
  },
  noClaim: 'Lượt này không có giải cần gửi.',
  claimLate: 'Giải đã được xử lý nên không đổi được nơi nhận. Cần hỗ trợ, Quý khách gọi tổng đài.',
}

/** What the audit calls writes to draws. */
export const gameAuditTexts = {
  winnerTold: 'Công bố người trúng giải tiếp theo',
  drawEnded: 'Kết thúc lễ quay số, công khai khoá bí mật',
  minutesNoted: 'Ghi địa điểm, người chứng kiến lễ quay số',
} as const
