/** What a badge of the menu counts, for whoever hears it: apart, or the menu would bring the words of whole pages. */
export const countTexts = {
  adjustments: (count: number) => `${count} điều chỉnh điểm chờ duyệt`,
  counterfeits: (count: number) => `${count} báo cáo chưa xử lý xong`,
  dataRequests: (count: number) => `${count} yêu cầu chưa xong`,
} as const
