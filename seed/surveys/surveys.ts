import type { Answers, Question } from '#domain/survey/questions.ts'

const option = (id: string, label: string) => ({ id, label })

/** Every kind of question, one of them asked only of some, and a picture. */
const counterQuestions: Question[] = [
  {
    id: 'khach',
    kind: 'scale',
    text: 'So với tháng trước, lượng khách của quầy thay đổi thế nào?',
    required: true,
    min: 1,
    max: 5,
    min_label: 'Giảm nhiều',
    max_label: 'Tăng nhiều',
  },
  {
    id: 'nhom_hang',
    kind: 'many',
    text: 'Khách hỏi mua nhóm hàng nào nhiều nhất?',
    required: true,
    options: [
      option('khop', 'Xương khớp'),
      option('dep_da', 'Đẹp da, nội tiết'),
      option('mat', 'Bổ mắt'),
      option('ngu', 'Ngủ ngon, an thần'),
      option('gan', 'Gan, tiêu hoá'),
    ],
    other: true,
    max: 3,
  },
  {
    id: 'hop_ngay',
    kind: 'number',
    text: 'Trung bình mỗi ngày quầy bán bao nhiêu hộp hàng An Lành?',
    required: true,
    whole: true,
    min: 0,
    max: 500,
  },
  {
    id: 'het_hang',
    kind: 'one',
    text: 'Trong tháng quầy có lúc nào hết hàng An Lành không?',
    required: true,
    options: [
      option('khong', 'Không'),
      option('it', 'Có, một hai lần'),
      option('nhieu', 'Có, nhiều lần'),
    ],
  },
  {
    id: 'vi_sao',
    kind: 'one',
    text: 'Vì sao quầy hết hàng?',
    required: true,
    options: [
      option('dat_muon', 'Quầy đặt muộn'),
      option('giao_cham', 'Hàng giao chậm'),
      option('ban_nhanh', 'Bán nhanh hơn dự tính'),
    ],
    other: true,
    when: { question: 'het_hang', op: 'isNot', value: 'khong' },
  },
  {
    id: 'ke_hang',
    kind: 'photo',
    text: 'Chụp kệ hàng An Lành của quầy',
    help: 'Đứng cách kệ khoảng hai bước, chụp được cả bảng giá',
    required: true,
    max: 2,
  },
  {
    id: 'gop_y',
    kind: 'text',
    text: 'Quầy cần An Lành hỗ trợ thêm điều gì?',
    required: false,
  },
]

export const openDemoSurvey = {
  title: 'Quầy thuốc của bạn tháng này',
  intro: 'Khoảng ba phút. Câu trả lời giúp An Lành giao hàng và hỗ trợ quầy tốt hơn.',
  thanks: 'An Lành sẽ gọi lại nếu quầy cần hỗ trợ thêm.',
  reward_points: 50,
  questions: counterQuestions,
}

export const draftDemoSurvey = {
  title: 'Vật phẩm trưng bày Tết',
  intro: '',
  thanks: '',
  reward_points: 0,
  questions: [
    {
      id: 'vat_pham',
      kind: 'many' as const,
      text: 'Quầy muốn nhận vật phẩm nào?',
      required: true,
      options: [
        option('ke', 'Kệ để bàn'),
        option('poster', 'Áp phích'),
        option('li_xi', 'Bao lì xì'),
      ],
    },
    { id: 'so_luong', kind: 'number' as const, text: 'Số lượng', required: true, whole: true },
  ],
}

/** What some pharmacies have answered already, by their place in the list of pharmacies; the last one has only begun. */
export const demoAnswers: { place: number; phone: string; answers: Answers; isSent: boolean }[] = [
  {
    place: 1,
    phone: '0908333007',
    isSent: true,
    answers: {
      khach: 4,
      nhom_hang: ['khop', 'mat'],
      hop_ngay: 24,
      het_hang: 'khong',
      gop_y: 'Thêm mẫu dùng thử cho khách lớn tuổi.',
    },
  },
  {
    place: 2,
    phone: '0908333031',
    isSent: true,
    answers: {
      khach: 5,
      nhom_hang: ['dep_da', 'khop', 'ngu'],
      hop_ngay: 41,
      het_hang: 'it',
      vi_sao: 'ban_nhanh',
      gop_y: 'Giao hàng cuối tuần trong mùa du lịch.',
    },
  },
  {
    place: 3,
    phone: '0908333045',
    isSent: true,
    answers: {
      khach: 3,
      nhom_hang: ['khop', 'other:Vitamin cho bé'],
      hop_ngay: 12,
      het_hang: 'nhieu',
      vi_sao: 'giao_cham',
    },
  },
  {
    place: 4,
    phone: '0908333062',
    isSent: true,
    answers: {
      khach: 4,
      nhom_hang: ['gan'],
      hop_ngay: 18,
      het_hang: 'khong',
      gop_y: 'Bảng giá in sẵn khổ nhỏ.',
    },
  },
  {
    place: 5,
    phone: '0908333088',
    isSent: true,
    answers: {
      khach: 2,
      nhom_hang: ['ngu', 'mat'],
      hop_ngay: 7,
      het_hang: 'it',
      vi_sao: 'other:Mưa lũ, xe không vào được',
    },
  },
  {
    place: 6,
    phone: '0908333103',
    isSent: true,
    answers: { khach: 4, nhom_hang: ['khop', 'dep_da'], hop_ngay: 33, het_hang: 'khong' },
  },
  {
    place: 9,
    phone: '',
    isSent: false,
    answers: { khach: 5, nhom_hang: ['dep_da'] },
  },
]
