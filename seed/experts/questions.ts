import type { SeedQuestion } from './types.ts'

/** What still waits for an answer when the demo begins. */
export const openQuestions: SeedQuestion[] = [
  {
    name: 'Trần Thị Bích Ngọc',
    phone: '0908000101',
    category: 'tim-mach',
    words:
      'Bố tôi 67 tuổi, huyết áp cao, từ sáng nay kêu tức ngực bên trái lan ra tay, vã mồ hôi. Tôi nên cho ông uống thuốc gì trước?',
    hoursAgo: 1,
    urgent: true,
  },
  {
    name: 'Phạm Văn Toàn',
    phone: '0908000102',
    category: 'dung-thuoc',
    words:
      'Tôi đang uống metformin buổi sáng, nay bị ho được kê thêm kháng sinh clarithromycin. Hai thuốc uống chung có sao không, có cần đo đường huyết nhiều hơn không?',
    hoursAgo: 5,
  },
  {
    name: 'Lê Thị Thu Hương',
    phone: '0908000103',
    category: 'me-va-be',
    words:
      'Bé nhà tôi 8 tháng, ăn dặm được hai tháng, ba ngày nay đi ngoài phân xanh, vẫn chơi và bú tốt. Có phải đổi bột không, khi nào cần đi khám?',
    hoursAgo: 20,
  },
  {
    name: 'Ngô Quốc Bảo',
    phone: '0908000104',
    category: 'co-xuong-khop',
    words:
      'Tôi 55 tuổi, đau vai phải hai tháng, giơ tay quá đầu không nổi, đêm nằm nghiêng bên đó rất đau. Nên tập hay nghỉ hẳn?',
    hoursAgo: 30,
  },
]
