/** The four ways in which somebody else's check fails, and a way on from each. */
export const outsideTexts = {
  noKey: 'Bước kiểm tra bảo mật chưa có khoá trang nên chưa dùng được.',
  noVersion: 'Bước kiểm tra bảo mật chưa có phiên bản nên chưa dùng được.',
  notLoaded:
    'Không tải được bước kiểm tra bảo mật. Quý khách vui lòng tắt phần chặn quảng cáo rồi tải lại trang này.',
  notRun: 'Bước kiểm tra bảo mật chưa chạy được. Quý khách vui lòng thử lại.',
  hotline: (phone: string) => `Nếu vẫn chưa được, Quý khách gọi ${phone} để được hỗ trợ.`,
} as const

export type OutsideProblem = Exclude<keyof typeof outsideTexts, 'hotline'>
