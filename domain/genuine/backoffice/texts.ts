/** What is refused about batches, and what the audit calls their writes. */
export const batchTexts = {
  added: 'Phát hành lô mã',
  changed: 'Sửa lô mã',
  imported: 'Nhập lô mã',
  activated: (first: number, last: number) => `Kích hoạt mã ${first}–${last}`,
  recalled: 'Thu hồi lô mã',
  takenOver: 'Nhập lô mã của nhà in',
  fetched: 'Tải tệp mã cho nhà in',
  nameTaken: 'Tên lô này đã có',
  recipient: 'Khoá của nhà in bắt đầu bằng “age1”',
  prefix: 'Tiền tố này không hợp với loại lô: bộ sản phẩm có tiền tố riêng, kết thúc bằng 3 hoặc 6',
  toldNeeded: 'Viết ít nhất 10 ký tự: khách sẽ đọc câu này',
  lastBeforeFirst: 'Số cuối phải từ số đầu trở lên',
  beyondBatch: (count: number) => `Lô này chỉ có ${count} mã`,
  activatedBefore: 'Một phần của dải này đã được kích hoạt',
  allActive: 'Lô này dùng được ngay, không cần kích hoạt theo dải',
  notReady: 'Lô này chưa sẵn sàng hoặc đã thu hồi',
  promised: 'Hạn tích điểm chỉ được lùi về sau: khách đã nhận hộp với hạn này',
  otherKey:
    'Có lô đang dùng được tạo bằng khoá khác. Đặt lại đúng khoá CODE_KEY, hoặc thu hồi các lô đó trước.',
  listMissing: 'Chọn tệp danh sách mã của nhà in (một mã mỗi dòng), tối đa 4 MB',
  listEmpty: 'Tệp chưa có mã nào',
} as const

export const batchKindLabels = {
  single: 'Một hộp',
  combo: 'Bộ sản phẩm',
  test: 'Thử máy in',
} as const
export const batchStateLabels = {
  issuing: 'Đang phát hành',
  ready: 'Đang dùng',
  recalled: 'Đã thu hồi',
} as const
export const activationLabels = {
  all: 'Dùng được ngay',
  ranges: 'Kích hoạt theo dải',
} as const

/** What the command says of a line of a printer's list, for whoever reads it at the desk. */
export function sayLineProblem(problem: string): string {
  const twin = /^is the same as line (\d+)$/.exec(problem)?.[1]
  if (twin) return `Trùng với dòng ${twin}`
  return problem.startsWith('belongs') ? 'Mã này đã thuộc một lô' : 'Mã phải có 6 đến 20 chữ và số'
}

/** Heads of the file of batches. */
export const batchColumns = {
  name: 'Lô',
  kind: 'Loại',
  product: 'Mã sản phẩm',
  lot: 'Số lô sản xuất',
  point: 'Điểm mỗi mã',
  count: 'Số mã',
  activated: 'Đã kích hoạt',
  entered: 'Đã nhập',
  state: 'Trạng thái',
  activation: 'Cách kích hoạt',
  created: 'Ngày tạo',
} as const

/** Heads of the file of reports. */
export const reportColumns = {
  reference: 'Số báo cáo',
  state: 'Trạng thái',
  created: 'Lúc báo',
  code: 'Mã (che)',
  product: 'Sản phẩm',
  place: 'Nơi mua',
  province: 'Tỉnh, thành phố',
  owner: 'Người xử lý',
} as const

/** Of the look-up of one code. */
export const traceTexts = {
  traced: 'Tra cứu mã',
} as const
