/** What the demo's pharmacists answer often. */
export const chatAnswers = [
  {
    code: 'chao',
    title: 'Chào khách',
    words: 'Chào {khach}, em là {nguoi_tra_loi} của An Lành. Em có thể giúp gì ạ?',
  },
  {
    code: 'hoi-them',
    title: 'Hỏi thêm trước khi tư vấn',
    words:
      'Để tư vấn đúng, em xin hỏi thêm: người dùng bao nhiêu tuổi, đang dùng thuốc nào khác, có bệnh nền hay dị ứng gì không ạ?',
  },
  {
    code: 'giao-hang',
    title: 'Thời gian giao hàng',
    words:
      'Đơn nội thành thường đến trong 1 đến 2 ngày, tỉnh khác 2 đến 4 ngày. {khach} xem hành trình đơn ở mục Tra cứu đơn hàng.',
  },
  {
    code: 'doi-tra',
    title: 'Đổi trả',
    words:
      'Sản phẩm còn nguyên hộp được đổi trả trong 7 ngày kể từ khi nhận. {khach} gửi yêu cầu ngay ở trang đơn hàng, An Lành sẽ gọi xác nhận.',
  },
  {
    code: 'tich-diem',
    title: 'Cách tích điểm',
    words:
      '{khach} cào lớp phủ trên hộp, vào trang Tích điểm và nhập mã 12 ký tự. Điểm cộng ngay nếu mã đúng.',
  },
  {
    code: 'di-kham',
    title: 'Khuyên đi khám',
    words:
      'Những dấu hiệu {khach} kể cần bác sĩ khám trực tiếp. Xin đừng chờ thêm; nếu nặng lên, gọi 115 hoặc đến cơ sở y tế gần nhất.',
  },
  {
    code: 'dat-lich',
    title: 'Đặt mũi tiêm',
    words:
      '{khach} chọn mũi tiêm và trung tâm ở trang này, trung tâm sẽ gọi hẹn giờ trong ngày làm việc. Cần gấp xin gọi {hotline}.',
    inbox: 'vaccine',
  },
] as const
