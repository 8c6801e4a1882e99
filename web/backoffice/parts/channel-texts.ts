/** Of a shop whose messages nobody sends. */
export const channelTexts = {
  none: 'Chưa kết nối kênh gửi',
  noneText: 'Chưa kết nối kênh gửi tin nhắn: không có tin nào được gửi, vui lòng gọi báo khách.',
} as const
