export const messageDeskTexts = {
  textChanged: 'Sửa nội dung tin nhắn',
  textReset: 'Đưa nội dung tin nhắn về bản chuẩn',
  cursorUnknown: 'Không đọc được vị trí trong danh sách.',
  orderUnknown: 'Không có đơn hàng với mã này.',
  empty: 'Vui lòng nhập nội dung tin.',
  oneLine: 'Tin nhắn viết trên một dòng, không xuống dòng.',
  opening: (opening: string) => `Tin phải bắt đầu bằng “${opening}” để khách biết ai gửi.`,
  unknown: (names: readonly string[]) =>
    `Không có ${names.map((name) => `{${name}}`).join(', ')} trong tin này.`,
  needed: (names: readonly string[]) =>
    `Thiếu ${names.map((name) => `{${name}}`).join(', ')}: không có thì tin mất tác dụng.`,
  braces: 'Dấu { } chỉ dùng quanh tên một chỗ trống, ví dụ {code}.',
  mailTextChanged: 'Sửa nội dung email',
  mailTextReset: 'Đưa nội dung email về bản chuẩn',
  mailTried: 'Gửi thử email',
  mailEmpty: {
    subject: 'Vui lòng nhập tiêu đề.',
    heading: 'Vui lòng nhập dòng đầu thư.',
    text: 'Vui lòng nhập nội dung thư.',
    action: 'Vui lòng nhập chữ trên nút.',
  },
  mailOneLine: 'Phần này viết trên một dòng, không xuống dòng.',
  mailLink: 'Đường dẫn nằm ở nút của thư, không viết trong lời.',
  mailUnknown: (names: readonly string[]) =>
    `Không có ${names.map((name) => `{${name}}`).join(', ')} trong thư này.`,
  mailNeeded: (names: readonly string[]) =>
    `Thiếu ${names.map((name) => `{${name}}`).join(', ')}: khách không biết thư nói về đơn nào.`,
  mailTooLong: (signs: number, max: number) =>
    `Phần này dài ${signs} ký tự khi điền xong; nhiều nhất ${max}.`,
  mailNotSetUp: 'Chưa nối máy chủ thư nên chưa gửi được.',
  mailAddressRefused: 'Địa chỉ này đang ở danh sách không nhận thư.',
  refusalNoted: 'Ghi địa chỉ không nhận thư',
  refusalLifted: 'Gỡ địa chỉ không nhận thư',
  refusalKnown: 'Địa chỉ này đã có trong danh sách.',
  liftUnsubscribed: 'Khách tự ngừng nhận thư; chỉ khách bật lại được, trong hồ sơ thành viên.',
  liftTooOften: (times: number, days: number) =>
    `Địa chỉ này đã được gỡ ${times} lần trong ${days} ngày; không gỡ thêm được.`,
  liftTooSoon: (days: number) =>
    `Địa chỉ này vừa được gỡ; hai lần gỡ cách nhau ít nhất ${days} ngày.`,
  tooLong: (parts: number, max: number) => `Tin dài ${parts} phần SMS; nhiều nhất ${max} phần.`,
}
