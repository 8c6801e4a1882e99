export const noticeTexts = {
  title: 'Thông báo',
  region: 'Thông báo của trang',
} as const
