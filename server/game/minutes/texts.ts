const count = new Intl.NumberFormat('vi-VN')
const moment = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'full',
  timeStyle: 'medium',
})

/** Words of the minutes of a draw. */
export const minutesTexts = {
  title: (title: string) => `Biên bản quay số: ${title}`,
  heading: 'BIÊN BẢN QUAY SỐ XÁC ĐỊNH TRÚNG THƯỞNG',
  legal: 'Xác nhận đăng ký',
  legalText: (number: string, authority: string) => `số ${number}, ${authority}`,
  place: 'Địa điểm',
  witnesses: 'Người chứng kiến',
  none: 'không ghi',
  closed: 'Chốt danh sách',
  drawn: 'Quay số',
  finished: 'Công bố xong',
  entries: 'Số lượt tham gia',
  root: 'Dấu niêm phong danh sách',
  commitment: 'Dấu niêm phong khoá và giải thưởng, công bố trước khi mở',
  secret: 'Khoá bí mật, công khai sau khi quay',
  round: 'Vòng số ngẫu nhiên công khai',
  noRound: 'không dùng',
  randomness: 'Số ngẫu nhiên',
  signature: 'Chữ ký của vòng',
  winners: 'Người trúng giải',
  winner: (number: number, who: string) => `số ${count.format(number)}, ${who}`,
  lapsed: 'không nhận giải',
  movedUp: 'nhận thay',
  unknown: 'không hiển thị',
  reserves: 'Dự phòng, nhận giải theo thứ tự khi người trúng không nhận',
  reserve: (place: number, number: number, who: string) =>
    `${place}. Số ${count.format(number)}, ${who}`,
  proof: 'Kiểm chứng',
  proofText: (address: string) =>
    `Bất kỳ ai cũng tính lại được kết quả từ dữ liệu công khai tại ${address}`,
  host: 'Đại diện đơn vị tổ chức',
  number: (value: number) => count.format(value),
  moment: (at: Date) => moment.format(at),
}
