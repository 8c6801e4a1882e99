export const noticeTexts = {
  title: 'Thông báo',
  /** 0: no answer came at all. */
  failed: (status: number) => `Lỗi ${status || 'chưa xác định'}`,
  region: 'Thông báo của trang',
} as const
