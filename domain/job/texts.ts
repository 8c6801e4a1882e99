/** What the audit says that staff did with jobs that were given up. */
export const jobAuditTexts = {
  replayed: 'Làm lại việc bị lỗi',
  allReplayed: 'Làm lại mọi việc bị lỗi cùng loại',
  dismissed: 'Bỏ qua việc bị lỗi',
}
