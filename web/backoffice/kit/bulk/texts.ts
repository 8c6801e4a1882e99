import { formatNumber } from '#domain/kernel/vnd.ts'

/** What an action on many would do, and did: comes with its dialog. */
export const bulkDialogTexts = {
  previewing: 'Đang xem trước…',
  asJob:
    'Nhiều dòng: việc này chạy trong nền, mỗi dòng được kiểm tra như khi sửa riêng. Dòng có người sửa từ lúc này sẽ được giữ nguyên. Dừng và chạy tiếp được bất cứ lúc nào.',
  nothingToDo: 'Không có dòng nào thay đổi.',
  same: (many: string) => `${many} đã như vậy, giữ nguyên.`,
  refused: (many: string) => `${many} không được vì:`,
  because: (reason: string, count: number, names: string) =>
    `${reason} (${formatNumber(count)}: ${names})`,
  bulkDone: (done: string, refused: string) =>
    refused ? `Đã làm xong ${done}, ${refused} không được.` : `Đã làm xong ${done}.`,
  outcome: 'Kết quả từng dòng',
  outcomeHeads: { title: 'Dòng', outcome: 'Kết quả', reason: 'Vì sao' },
  bulkOutcomes: { done: 'Xong', same: 'Giữ nguyên', refused: 'Không được' },
  firstRows: (shown: number, all: number) =>
    `${formatNumber(shown)} trong ${formatNumber(all)} dòng. Tải tệp để xem tất cả.`,
  saveOutcome: 'Tải kết quả (CSV)',
  outcomeFile: 'ket-qua.csv',
} as const
