import { openMinutes } from '#domain/customer/looks.ts'

/** Of the dialog that corrects what is kept of somebody. */
export const correctTexts = {
  title: 'Sửa thông tin khách hàng',
  openSays: `Thông tin của khách mở cho bạn ${openMinutes} phút với lý do “Yêu cầu về dữ liệu cá nhân”, và được ghi lại.`,
  open: 'Mở thông tin đang lưu',
  says: 'Sửa đúng theo lời khách. Thông tin mới có ngay ở tài khoản; khách nhận thư báo, cả ở địa chỉ email cũ. Địa chỉ của đơn chưa giao sửa ở trang đơn hàng.',
  confirm: 'Sửa thông tin',
  done: 'Đã sửa thông tin, thư báo đã gửi khách',
  name: 'Họ tên',
  birthday: 'Ngày sinh',
  email: 'Email',
  places: 'Địa chỉ đang lưu',
  noPlaces: 'Khách chưa lưu địa chỉ nào.',
  ofShop: 'Khách lưu ở cửa hàng',
  isCrm: 'Của chương trình tích điểm',
  ways: { keep: 'Giữ nguyên', change: 'Sửa', remove: 'Xoá' },
  wayOf: (place: string) => `Việc với địa chỉ ${place}`,
  changes: 'Sẽ đổi',
  kept: 'Đang lưu',
  becomes: 'Sẽ thành',
  nothingYet: '(chưa có)',
  removed: 'Xoá địa chỉ',
  unfinished: '(chưa chọn xong)',
  nothing: 'Chưa có gì khác với thông tin đang lưu',
  notReady: 'Chọn xong địa chỉ mới trước',
} as const
