import { formatDate, formatDateTime } from '../../kernel/dates.ts'
import type { releaseStates } from './backoffice.ts'

export const releaseTexts = {
  added: 'Thêm đợt phát hành',
  changed: 'Sửa đợt phát hành',
  imported: 'Nhập đợt phát hành',
  approved: 'Duyệt đợt phát hành',
  stopped: 'Dừng đợt phát hành',
  nameTaken: 'Đã có đợt phát hành tên này.',
  begun: 'Đợt phát hành đã bắt đầu. Muốn đổi, hãy dừng đợt này và lập đợt mới.',
  startInPast: 'Thời điểm này đã qua. Vui lòng chọn thời điểm sắp tới.',
  empty: 'Đợt phát hành chưa có nội dung nào.',
  ownApproval: 'Người soạn đợt phát hành không tự duyệt.',
  unknownPart: (id: number) => `Không có bản nội dung này (mã ${id}).`,
  unknownCampaign: (id: number) => `Không có đợt voucher này (mã ${id}).`,
  campaignsForbidden: 'Chỉ người có quyền sửa voucher được thêm hoặc bỏ đợt voucher ở đây.',
  approvedForbidden: 'Đợt đã duyệt: chỉ người có quyền đăng được sửa.',
  campaignTaken: (names: string) =>
    `Đã được phát hành hoặc vừa bị sửa: ${names}. Vui lòng tải lại trang và kiểm tra.`,
  campaignTooEarly: (name: string, day: string) =>
    `Voucher tính theo ngày: “${name}” phải bắt đầu từ ngày ${formatDate(day)} để không hiện trước đợt phát hành.`,
  unknownGame: (id: number) => `Không có trò chơi này (mã ${id}).`,
  gamesForbidden: 'Chỉ người có quyền soạn trò chơi được thêm hoặc bỏ trò chơi ở đây.',
  gameNotApproved: (title: string) => `“${title}” chưa được duyệt ở phần Trò chơi.`,
  gameTooEarly: (title: string, at: string) =>
    `“${title}” mở lúc ${formatDateTime(at)}, trước đợt phát hành.`,
  gameOver: (title: string) => `“${title}” đã kết thúc.`,
  twice: 'Một nội dung chỉ có một bản trong đợt phát hành.',
  partRefused: (title: string, why: string) => `${title}: ${why}`,
  stoppedReason: (name: string) => `Dừng đợt phát hành ${name}`,
  approvalVoided: (name: string) => `Đợt phát hành ${name} được sửa sau khi duyệt`,
  states: {
    draft: 'Chờ duyệt',
    approved: 'Đã duyệt',
    running: 'Đang hiện',
    stopped: 'Đã dừng',
  } satisfies Record<(typeof releaseStates)[number], string>,
}
