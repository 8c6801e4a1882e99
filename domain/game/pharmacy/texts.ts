import { brandName } from '../../brand/current-brand.ts'
import type { TurnProblem } from './api.ts'

/** Words of games at the counter, on both sides of the wire. */
export const counterGameTexts = {
  noTurnLeft: 'Khách không còn lượt nào tại nhà thuốc này.',
  noTurn: 'Lượt này không còn, hoặc đã được dùng ở nơi khác.',
  tooManyDays: (max: number) => `Vui lòng chọn tối đa ${max} ngày`,
}

interface ProblemFacts {
  title?: string | undefined
  /** Of a campaign that comes: its first moment as people read it. */
  opens?: string | undefined
  /** A genuine-goods code that is entered here brings an entry. */
  byCode?: boolean | undefined
}

/** Why nothing can be played at this counter, and what to do next. */
export function turnProblemText(problem: TurnProblem, facts: ProblemFacts = {}): string {
  const { opens, byCode } = facts
  switch (problem) {
    case 'none':
      return 'Nhà thuốc chưa có chương trình trò chơi nào đang diễn ra.'
    case 'notHere':
      return 'Chương trình này không áp dụng tại nhà thuốc.'
    case 'waiting':
      return opens ? `Chương trình mở lúc ${opens}.` : 'Chương trình chưa mở.'
    case 'closed':
      return 'Chương trình đã kết thúc.'
    case 'phoneNeeded':
      return 'Nhập số điện thoại của khách để xem số lượt.'
    case 'excluded':
      return `Theo thể lệ, số điện thoại của nhà thuốc và nhân viên ${brandName()} không tham gia chương trình này.`
    case 'notMember':
      return 'Chương trình dành cho thành viên. Mời khách đăng ký thành viên rồi quay lại.'
    case 'notListed':
      return 'Số điện thoại này không có trong danh sách của chương trình.'
    case 'noneLeft':
      return byCode
        ? 'Khách chưa có lượt nào tại nhà thuốc này. Nhập mã tích điểm của khách để có thêm lượt.'
        : 'Khách chưa có lượt nào tại nhà thuốc này.'
  }
}
