import { consentWording } from '#domain/identity/consent.ts'

export const pushTexts = {
  title: 'Thông báo trên thiết bị',
  text: 'Thiết bị đang dùng báo ngay khi đơn hàng đổi trạng thái, có trả lời hoặc điểm sắp hết hạn. Thông báo chỉ có một dòng chung; chi tiết xem sau khi đăng nhập. Từ 21 giờ đến 7 giờ thông báo không có âm thanh.',
  agree: `Khi bật, Quý khách đồng ý: “${consentWording.transaction}”`,
  turnOn: 'Bật trên thiết bị này',
  isOn: 'Đã bật trên thiết bị này',
  isOff: 'Đã tắt thông báo trên thiết bị',
  none: 'Chưa có thiết bị nào bật thông báo.',
  unwanted: 'Kênh thông báo đẩy đang tắt ở bảng trên nên chưa thiết bị nào được báo.',
  current: 'Thiết bị này',
  end: 'Tắt',
  endOf: (device: string) => `Tắt thông báo trên ${device}`,
  since: (time: string) => `Bật lúc ${time}`,
  denied:
    'Thông báo đang bị chặn. Quý khách mở phần cài đặt của trình duyệt, cho phép thông báo từ trang này rồi tải lại trang.',
  dismissed: 'Chưa được cho phép gửi thông báo. Quý khách bấm lại và chọn “Cho phép” khi được hỏi.',
  iphone:
    'Trên iPhone và iPad, Quý khách bấm Chia sẻ, chọn “Thêm vào MH chính”, rồi mở cửa hàng từ biểu tượng đó để bật thông báo.',
  unsupported:
    'Trình duyệt này chưa nhận được thông báo. Quý khách dùng Chrome, Edge, Firefox hoặc Safari bản mới.',
  noWorker: 'Trang chưa sẵn sàng để nhận thông báo. Quý khách tải lại trang rồi thử lại.',
  noService:
    'Chưa kết nối được dịch vụ thông báo của trình duyệt. Quý khách kiểm tra mạng rồi thử lại.',
} as const
