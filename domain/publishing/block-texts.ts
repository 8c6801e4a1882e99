import type { BlockType } from './blocks.ts'

/** What the editor calls each kind of block, and when to take it. */
export const blockTexts: Record<BlockType, { name: string; hint: string }> = {
  hero: { name: 'Mở đầu', hint: 'Ảnh lớn, một câu chính và một nút ở đầu trang.' },
  heading: { name: 'Tiêu đề', hint: 'Một tiêu đề phần, có thể kèm một câu dẫn.' },
  text: { name: 'Văn bản', hint: 'Đoạn văn, danh sách, trích dẫn, bảng.' },
  picture: { name: 'Ảnh', hint: 'Một ảnh lớn, có thể dẫn tới một trang.' },
  gallery: { name: 'Bộ ảnh', hint: 'Tối đa 12 ảnh xếp cạnh nhau.' },
  product: { name: 'Sản phẩm', hint: 'Một sản phẩm với giá và nút mua hiện tại.' },
  products: {
    name: 'Danh sách sản phẩm',
    hint: 'Chọn tay, theo danh mục, nhãn hàng hoặc bán chạy.',
  },
  steps: { name: 'Các bước', hint: 'Hướng dẫn theo thứ tự, tối đa 8 bước.' },
  benefits: { name: 'Lợi ích', hint: 'Các điểm nổi bật, mỗi điểm một biểu tượng.' },
  questions: { name: 'Hỏi đáp', hint: 'Câu hỏi thường gặp, mở ra từng câu.' },
  countdown: { name: 'Đếm ngược', hint: 'Thời gian còn lại tới một thời điểm.' },
  earnCode: { name: 'Nhập mã tích điểm', hint: 'Ô nhập mã trên hộp, dẫn tới trang tích điểm.' },
  voucher: { name: 'Voucher', hint: 'Một đợt voucher đang chạy và điều kiện của nó.' },
  articles: { name: 'Bài viết', hint: 'Tối đa 6 bài trong Sống khoẻ.' },
  experts: { name: 'Chuyên gia', hint: 'Chuyên gia trả lời khách, tất cả hoặc một lĩnh vực.' },
  pharmacies: { name: 'Nhà thuốc', hint: 'Tìm nhà thuốc gần nhất.' },
  lead: { name: 'Form đăng ký', hint: 'Khách để lại tên và số điện thoại.' },
  video: { name: 'Video', hint: 'Một ảnh mở ra video ở trang khác.' },
  contact: { name: 'Liên hệ', hint: 'Hotline và giờ làm việc.' },
  divider: { name: 'Ngăn cách', hint: 'Một khoảng trống hoặc một đường kẻ.' },
}
