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
  tooLong: (parts: number, max: number) => `Tin dài ${parts} phần SMS; nhiều nhất ${max} phần.`,
}
