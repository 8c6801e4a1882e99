import { movedPartLabels, stayingWords, type MovedPart } from '#domain/merge/parts.ts'
import {
  mergeColumns,
  mergeForbidWords,
  mergeSideLabels,
  mergeStateLabels,
  phoneProofLabels,
} from '#domain/merge/texts.ts'

export const mergeScreenTexts = {
  title: 'Gộp số điện thoại',
  text: 'Khách đổi số hoặc có hai số. Mở yêu cầu từ trang của khách, xác minh cả hai số, xem trước rồi gộp. Không có nút hoàn tác.',
  fromCustomer: 'Mở từ trang của khách',
  table: 'Danh sách yêu cầu gộp số điện thoại',
  search: 'Tên khách hoặc số cuối điện thoại',
  exports: true,
  columns: mergeColumns,
  state: 'Trạng thái',
  allStates: 'Mọi trạng thái',
  states: mergeStateLabels,
  proof: 'Cách xác minh',
  allProofs: 'Mọi cách',
  proofs: phoneProofLabels,
  customer: 'Khách hàng số',
  anyCustomer: 'Mọi khách hàng',
  sides: mergeSideLabels,
  titleOf: (id: number) => `Gộp số · yêu cầu ${id}`,
  back: 'Về danh sách gộp số',
  notFound: 'Không có yêu cầu gộp số này.',
  emptyTitle: 'Chưa có yêu cầu gộp số',
  emptyText: 'Mở yêu cầu từ trang của khách có số cũ, mục “Gộp số”.',
  noneTitle: 'Không có yêu cầu phù hợp',
  noneText: 'Thử bỏ bớt điều kiện lọc hoặc tìm với từ khác.',
  editTitle: 'Sửa lý do gộp số',
  editSays: 'Chỉ sửa được khi yêu cầu còn chờ.',
  saved: 'Đã lưu lý do',

  why: 'Lý do',
  whyHint: 'Khách nói gì, vì sao có hai số. Không ghi số giấy tờ.',
  facts: 'Hai số điện thoại',
  notProven: 'Chưa xác minh',
  openCustomer: 'Mở trang khách hàng',
  ended: 'Kết quả',
  endedBy: 'Người thực hiện',
  wrongMerge:
    'Gộp nhầm thì không hoàn tác bằng nút: giữ bảng số lượng này, báo quản trị, rồi sửa từng mục cho đúng người.',

  proving: 'Xác minh',
  sendCode: (side: string) => `Gửi mã đến ${side.toLowerCase()}`,
  codeSent: 'Đã gửi mã. Nhờ khách đọc mã vừa nhận.',
  enterCode: (side: string) => `Nhập mã của ${side.toLowerCase()}`,
  enterCodeSays: 'Khách đọc 6 chữ số vừa nhận ở số này.',
  code: 'Mã 6 chữ số',
  proven: 'Đã xác minh',
  wordsFor: (side: string) => `Bằng chứng khác cho ${side.toLowerCase()}`,
  wordsSays:
    'Dùng khi khách mất số. Ghi đã xem, đã hỏi gì; không ghi số giấy tờ. Người khác có quyền duyệt phải thực hiện việc gộp.',
  words: 'Đã xem hoặc hỏi gì',
  save: 'Lưu',
  confirmCode: 'Xác minh',

  preview: 'Xem trước',
  previewSays: 'Đếm đúng lúc này, bằng chính các bước sẽ chạy khi gộp.',
  previewNothing: 'Số cũ không có gì để chuyển.',
  moves: 'Sẽ chuyển sang số ở lại',
  movedTitle: 'Đã chuyển sang số ở lại',
  stays: 'Không chuyển',
  staying: stayingWords,
  forbids: mergeForbidWords,
  refresh: 'Đếm lại',

  carryOut: 'Gộp hai số',
  carryOutTitle: 'Gộp hai số này?',
  carryOutSays:
    'Mọi thứ trong phần xem trước chuyển sang số ở lại. Số cũ không đăng nhập được nữa; cả hai số nhận tin nhắn báo. Không hoàn tác được.',
  approve: 'Duyệt và gộp',
  done: 'Đã gộp hai số',
  notYours: 'Bạn đã mở hoặc xác minh yêu cầu này: cần người khác có quyền duyệt.',
  needsApproval: 'Chờ người khác có quyền duyệt thực hiện.',
  cancel: 'Huỷ yêu cầu',
  cancelTitle: 'Huỷ yêu cầu gộp số?',
  cancelSays: 'Chưa có gì được chuyển.',
  cancelWhy: 'Vì sao huỷ',
  cancelled: 'Đã huỷ yêu cầu gộp số',
  overtaken: 'Yêu cầu vừa đổi. Đang hiện bản mới nhất.',

  start: 'Gộp số này vào số khác',
  startTitle: 'Gộp số của khách này vào số khác',
  startSays: 'Số của trang này bỏ đi, số nhập dưới đây ở lại. Chưa có gì được chuyển ngay.',
  toPhone: 'Số ở lại',
  started: 'Đã mở yêu cầu gộp số',
  ofCustomer: 'Yêu cầu gộp số',
  noneOfCustomer: 'Chưa có yêu cầu gộp số.',
} as const

/** What a record of a merge counts, in the order of the list of parts. */
export function movedLines(moved: Record<string, number>): { label: string; count: number }[] {
  return (Object.keys(movedPartLabels) as MovedPart[])
    .filter((part) => moved[part])
    .map((part) => ({ label: movedPartLabels[part], count: moved[part]! }))
}
