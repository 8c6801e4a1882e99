import { formatNumber } from './kernel/vnd.ts'

/** Why something is not done to one of many records, whatever they are. */
export const bulkTexts = {
  tooMany: (max: number) =>
    `Mỗi lần làm được nhiều nhất ${formatNumber(max)} dòng. Vui lòng lọc bớt.`,
  gone: 'Không còn dòng này',
  changed: 'Có người vừa sửa. Vui lòng xem lại rồi làm riêng dòng này.',
  failed: 'Hệ thống gặp lỗi ở dòng này. Vui lòng làm lại.',
  unfit: 'Dòng này còn chỗ chưa đúng. Vui lòng sửa riêng.',
}

/** Of an action on so many records that the worker carries it out. */
export const bulkJobTexts = {
  ordered: 'Đặt thao tác hàng loạt',
  stopped: 'Dừng thao tác hàng loạt',
  resumed: 'Chạy tiếp thao tác hàng loạt',
  oneOf: 'Vui lòng chọn các dòng cần làm',
  nothingFound: 'Không có dòng nào để làm. Vui lòng xem lại bộ lọc.',
  unknownFilter: 'Danh sách không có bộ lọc này. Vui lòng tải lại trang.',
  tooManyRunning: (max: number) =>
    `Đang có ${max} thao tác hàng loạt chưa xong. Vui lòng đợi hoặc dừng bớt.`,
  notRunning: 'Thao tác này đã xong hoặc đã dừng.',
  notStopped: 'Thao tác này đang chạy hoặc đã xong.',
  stoppedBy: (name: string) => `${name} đã dừng thao tác này.`,
  noRight:
    'Người đặt không còn quyền sửa danh sách này nên thao tác đã dừng. Các dòng đã làm vẫn giữ nguyên.',
  noKind: 'Danh sách hoặc thao tác này không còn nữa.',
  fileName: (id: number) => `thao-tac-hang-loat-${id}`,
  heads: ['Dòng', 'Kết quả', 'Vì sao'],
  outcomes: { done: 'Xong', same: 'Giữ nguyên', refused: 'Không được', left: 'Chưa làm' },
} as const
