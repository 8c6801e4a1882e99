import { formatDate } from '#domain/kernel/dates.ts'

export const claimRuleTexts = {
  title: 'Quy tắc quảng cáo',
  text: 'Câu nào không được viết, câu nào cần bằng chứng. Mỗi lần đổi là một phiên bản có ngày bắt đầu.',
  kinds: { mustAppear: 'Phải có', block: 'Cấm', warn: 'Cần bằng chứng' },
  version: (version: number, from: string) =>
    `Phiên bản ${version}, áp dụng từ ${formatDate(from)}`,
  source: ({ law, article, date }: { law: string; article: string; date: string }) =>
    `${law}, ${article} (từ ${formatDate(date)})`,
  fix: 'Nên viết',
  phrases: (count: number) => `${count} mẫu câu`,
  exceptions: 'Không tính khi',
  hits: 'Ví dụ bị chặn',
  fine: 'Ví dụ được viết',
  edit: 'Sửa',
  editOf: (id: string) => `Sửa quy tắc ${id}`,
  editTitle: 'Sửa quy tắc',
  editSays: 'Mỗi dòng một mẫu. Dấu _ thay cho tối đa ba từ. Câu mẫu được thử trước khi lưu.',
  keep: 'Giữ thay đổi',
  fields: {
    message: 'Sai ở đâu',
    fix: 'Nên viết thế nào',
    phrases: 'Mẫu câu',
    exceptions: 'Không tính khi nằm trong',
    hits: 'Ví dụ bị chặn',
    fine: 'Ví dụ được viết',
  },
  changed: 'Đã sửa, chưa lưu',
  changes: (count: number) => `${count} quy tắc đã sửa, chưa lưu.`,
  drop: 'Bỏ thay đổi',
  tryIt: 'Thử với nội dung đang hiện và hẹn đăng',
  trying: 'Đang thử…',
  save: 'Lưu phiên bản mới',
  saveTitle: 'Lưu phiên bản mới của quy tắc',
  saveSays:
    'Phiên bản mới áp dụng từ ngày chọn. Nội dung đang hiện vẫn hiện; những bài vướng quy tắc mới được liệt kê để sửa.',
  validFrom: 'Áp dụng từ ngày',
  saved: (version: number) => `Đã lưu phiên bản ${version}.`,
  tooLate: 'Có người vừa lưu phiên bản khác. Vui lòng tải lại trang.',
  trial: 'Kết quả thử',
  allRight: 'Mọi câu mẫu đúng, không nội dung nào bị vướng thêm.',
  wrong: (expected: 'hit' | 'fine', sentence: string) =>
    expected === 'hit' ? `Lẽ ra phải chặn: “${sentence}”` : `Lẽ ra được viết: “${sentence}”`,
  hit: (verdict: 'warned' | 'blocked') =>
    verdict === 'blocked' ? 'sẽ không đăng lại được' : 'cần bằng chứng',
  versions: 'Các phiên bản',
  firstVersion: 'Phiên bản 1 đi kèm phần mềm.',
}
