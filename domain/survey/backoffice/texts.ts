/** The columns of the export before the questions. */
export const surveyExportColumns = {
  pharmacyCode: 'Mã nhà thuốc',
  pharmacyName: 'Tên nhà thuốc',
  state: 'Trạng thái',
  startedAt: 'Bắt đầu',
  sentAt: 'Gửi lúc',
  rewarded: 'Điểm thưởng',
} as const

export const surveyStateLabels = { draft: 'Đang trả lời', sent: 'Đã gửi' } as const

export const surveyStatusLabels = {
  draft: 'Bản nháp',
  published: 'Đang mở',
  closed: 'Đã đóng',
} as const
