export const installTexts = {
  offlineTitle: 'Không có kết nối mạng',
  offlineText: 'Kiểm tra Wi-Fi hoặc dữ liệu di động rồi thử lại. Giỏ hàng vẫn còn trên máy này.',
  retry: 'Thử lại',
} as const
