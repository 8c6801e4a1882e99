/** What buyers say, by the number of stars: of the thing itself by its form, and of how it came. */
export type Form = 'pill' | 'drink' | 'care' | 'device'
export type Stars = 1 | 2 | 3 | 4 | 5

type Said = Readonly<Record<Stars, readonly string[]>>

export const ofThing: Readonly<Record<Form, Said>> = {
  pill: {
    5: [
      'Viên vừa, dễ nuốt, không có mùi khó chịu.',
      'Mua lần thứ ba, vẫn đúng như mọi lần.',
      'Hộp có tem và mã để tra, mình tra ra đúng hàng.',
      'Mẹ mình uống quen loại này, không phải đổi.',
    ],
    4: [
      'Viên hơi to nhưng uống với nhiều nước thì ổn.',
      'Dùng được, có điều mùi thảo dược hơi nồng.',
      'Đúng hàng, nhãn chữ nhỏ nên người lớn tuổi khó đọc.',
    ],
    3: [
      'Mới dùng nửa hộp, chưa thấy gì khác nên chưa dám nói.',
      'Tạm được, giá cao hơn mình nghĩ.',
    ],
    2: [
      'Viên to, mình khó nuốt nên phải bỏ dở.',
      'Uống lúc đói thấy cồn ruột, không hợp với mình.',
    ],
    1: ['Không hợp với mình, mùi gắt quá.'],
  },
  drink: {
    5: [
      'Vị dịu, dễ uống, cả nhà đều thích.',
      'Pha nhanh, không bị vón.',
      'Thơm, uống ấm buổi tối rất dễ chịu.',
    ],
    4: ['Vị hơi ngọt so với mình.', 'Ngon, giá mà có gói to hơn.'],
    3: ['Uống được, vị không đặc biệt.', 'Thơm nhưng hậu hơi đắng.'],
    2: ['Ngọt quá, mình phải pha loãng gấp đôi.'],
    1: ['Nắp chai bị rỉ nước ra hộp.'],
  },
  care: {
    5: [
      'Thấm nhanh, không bết dính.',
      'Mùi nhẹ, da mình hay kích ứng mà dùng thấy êm.',
      'Dùng hết tuýp rồi mua tiếp.',
    ],
    4: ['Dùng thích, có điều tuýp hơi nhỏ.', 'Mùi thơm hơi đậm, còn lại đều ổn.'],
    3: ['Bình thường, chưa thấy hơn loại mình dùng trước.'],
    2: ['Da mình khô nên dùng loại này vẫn thấy căng.'],
    1: ['Mình bị rát, đã ngưng dùng.'],
  },
  device: {
    5: [
      'Máy dễ dùng, màn hình số to, bố mình tự bấm được.',
      'Pin lâu, có túi đựng gọn.',
      'Hướng dẫn tiếng Việt rõ ràng.',
    ],
    4: ['Dùng tốt, dây hơi ngắn.', 'Máy gọn, tiếng kêu hơi to lúc đêm.'],
    3: ['Dùng được, phải đọc hướng dẫn vài lần mới quen.'],
    2: ['Nút bấm cứng, người già bấm mỏi tay.'],
    1: ['Máy giao đến không lên nguồn, mình đang chờ đổi.'],
  },
}

export const ofDelivery: Said = {
  5: [
    'Giao nhanh, đóng gói cẩn thận.',
    'Hạn dùng còn xa.',
    'Dược sĩ gọi dặn cách dùng rất kỹ.',
    '',
    'Hộp còn nguyên niêm phong.',
  ],
  4: [
    'Giao đúng hẹn.',
    '',
    'Giao chậm hơn báo một ngày.',
    'Hộp ngoài hơi móp, bên trong nguyên vẹn.',
  ],
  3: ['Giao hơi lâu.', '', 'Đóng gói sơ sài.'],
  2: ['Giao trễ hai ngày mà không gọi báo.', ''],
  1: ['Gọi tổng đài mãi mới được.', ''],
}

/** Said to those who were not content, and now and then to others. */
export const answers: Readonly<Record<Stars, readonly string[]>> = {
  1: [
    'An Lành xin lỗi vì trải nghiệm chưa tốt. Nhân viên đã gọi cho Quý khách để đổi sản phẩm theo chính sách đổi trả.',
  ],
  2: [
    'Cảm ơn Quý khách đã góp ý. Nếu thấy không hợp, Quý khách ngưng dùng và gọi tổng đài để dược sĩ tư vấn.',
    'An Lành xin lỗi vì giao trễ. Chúng tôi đã nhắc đơn vị vận chuyển gọi báo khi có thay đổi.',
  ],
  3: ['Cảm ơn Quý khách. Quý khách gọi dược sĩ nếu cần hỏi thêm về cách dùng.'],
  4: ['Cảm ơn Quý khách đã góp ý, chúng tôi chuyển lời đến nhà sản xuất.'],
  5: ['Cảm ơn Quý khách đã tin dùng An Lành.'],
}

/** What waits for a pharmacist: words that somebody has to look at. */
export const doubtful: readonly { slug: string; stars: Stars; words: string }[] = [
  { slug: 'jex', stars: 5, words: 'Uống ba hộp là khỏi hẳn đau khớp, khỏi cần đi viện.' },
  { slug: 'otiv', stars: 5, words: 'Bác sĩ khuyên dùng nên mình mua, trị dứt điểm mất ngủ.' },
  { slug: 'wit', stars: 4, words: 'Ai cần mua chung thì gọi mình 0912 345 678, giao tận nơi.' },
]

export const insulting = {
  slug: 'angela',
  stars: 1 as Stars,
  words: 'Giao trễ. Mấy người trực tổng đài toàn lũ vô học.',
}
