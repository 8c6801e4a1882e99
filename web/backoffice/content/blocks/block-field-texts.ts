/** What each field of a block is called; `type.field` where a kind of block has a name of its own for it. */
export const blockFieldTexts: Readonly<Record<string, string>> = {
  eyebrow: 'Dòng nhỏ phía trên',
  title: 'Tiêu đề',
  text: 'Lời dẫn',
  picture: 'Ảnh',
  action: 'Chữ trên nút',
  link: 'Dẫn tới',
  intro: 'Câu dẫn',
  content: 'Văn bản',
  caption: 'Chú thích dưới ảnh',
  pictures: 'Các ảnh',
  product_id: 'Sản phẩm',
  words: 'Lời giới thiệu',
  source: 'Lấy sản phẩm',
  product_ids: 'Sản phẩm',
  of: 'Danh mục hoặc nhãn hàng',
  limit: 'Số sản phẩm',
  steps: 'Các bước',
  benefits: 'Các lợi ích',
  icon: 'Biểu tượng',
  questions: 'Các câu hỏi',
  question: 'Câu hỏi',
  answer: 'Trả lời',
  until: 'Đếm tới',
  after: 'Khi đã hết giờ',
  campaign_id: 'Đợt voucher',
  slugs: 'Các bài viết',
  category: 'Lĩnh vực',
  'experts.limit': 'Số chuyên gia',
  purpose: 'Dùng thông tin để làm gì',
  look: 'Kiểu ngăn cách',
  'heading.text': 'Tiêu đề phần',
  'lead.until': 'Nhận đăng ký đến hết ngày',
  'video.link': 'Địa chỉ video',
  'steps.text': 'Nội dung',
  'benefits.text': 'Nội dung',
}

export const linkHint = 'Trang của cửa hàng bắt đầu bằng /, trang khác bắt đầu bằng https://.'

export const sourceTexts = {
  hand: 'Chọn tay từng sản phẩm',
  category: 'Theo danh mục',
  brand: 'Theo nhãn hàng',
  bestSellers: 'Bán chạy',
}

export const lookTexts = { line: 'Đường kẻ', space: 'Khoảng trống', wave: 'Lượn sóng' }
