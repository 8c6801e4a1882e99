import type { LeafletPart } from '#domain/publishing/product.ts'

/** Words of the page where a product is written as the shop shows it. */
export const describingTexts = {
  editorTitle: 'Biên tập sản phẩm',
  chooseTitle: 'Chọn sản phẩm để biên tập',
  chooseSays: 'Tìm theo tên hoặc mã. Chưa có thì thêm sản phẩm mới rồi quay lại đây.',
  chooseSearch: 'Tên hoặc mã sản phẩm',
  toProducts: 'Về danh sách sản phẩm',
  addNew: 'Thêm sản phẩm mới',
  seeInShop: 'Xem trên cửa hàng',
  notFound: 'Không có sản phẩm này.',

  head: 'Tên và giá',
  name: 'Tên sản phẩm',
  shortDescription: 'Mô tả ngắn',
  shortHint: 'Một hai câu dưới giá, cũng hiện ở danh sách và kết quả tìm kiếm.',
  parts: {
    usage: 'Công dụng',
    ingredients: 'Thành phần',
    dosage: 'Cách dùng',
    warnings: 'Lưu ý khi dùng',
    storage: 'Bảo quản',
  } satisfies Record<LeafletPart, string>,
  leaflet: 'Thông tin sản phẩm',
  description: 'Mô tả',
  empty: 'Chưa có nội dung.',
  editShort: 'Sửa',
  edit: (part: string) => `Sửa ${part.toLowerCase()}`,

  declaration: 'Bản công bố',
  kind: 'Công bố là',
  registrationNo: 'Số công bố',
  registrationHint: 'Ví dụ: 1234/2025/ĐKSP',
  declaredUses: 'Công dụng trong bản công bố',
  declaredUsesHint:
    'Mỗi câu một dòng, ghi nguyên văn. Câu nào bản công bố cho phép thì nội dung được nói.',
  company: 'Đơn vị chịu trách nhiệm',
  manufacturer: 'Nhà sản xuất',
  origin: 'Xuất xứ',

  pictures: 'Ảnh sản phẩm',
  picturesHint:
    'Ảnh đầu là ảnh đại diện. Kéo thả, hoặc đặt con trỏ trong một ảnh rồi nhấn Alt và mũi tên để đổi thứ tự.',
  addPicture: 'Thêm ảnh',
  pictureNth: (nth: number) => `Ảnh ${nth}`,
  alt: 'Mô tả ảnh',
  focal: (nth: number, x: number, y: number) =>
    `Điểm giữ lại khi cắt ảnh ${nth}: ${x}% ngang, ${y}% dọc. Nhấn lên ảnh hoặc dùng các phím mũi tên.`,
  up: (nth: number) => `Đưa ảnh ${nth} lên trước`,
  down: (nth: number) => `Đưa ảnh ${nth} ra sau`,
  removePicture: (nth: number) => `Bỏ ảnh ${nth}`,
  movedPicture: (nth: number, count: number) => `Ảnh giờ ở vị trí ${nth} trên ${count}.`,

  faqs: 'Câu hỏi thường gặp',
  question: 'Câu hỏi',
  answer: 'Trả lời',
  addFaq: 'Thêm câu hỏi',
  removeFaq: (place: number) => `Bỏ câu hỏi ${place}`,

  price: 'Giá',
  priceNow: 'Giá bán',
  priceWas: 'Giá gốc',
  changePrice: 'Đổi giá',
  changePriceSays: 'Giá mới có hiệu lực ngay, không đi cùng bản mô tả đang soạn.',
  priceSaved: 'Đã đổi giá',
  priceHistory: 'Lịch sử giá',
  noPriceHistory: 'Giá chưa đổi lần nào ở đây.',
  priceFields: { original_price: 'Giá gốc', discount_price: 'Giá bán' },
} as const
