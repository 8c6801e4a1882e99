/** What the audit calls writes to surveys. */
export const surveyAuditTexts = {
  added: 'Soạn khảo sát',
  changed: 'Sửa khảo sát',
  published: 'Phát hành khảo sát',
  closed: 'Đóng khảo sát',
  reopened: 'Mở lại khảo sát',
  exported: 'Xuất câu trả lời khảo sát',
} as const
