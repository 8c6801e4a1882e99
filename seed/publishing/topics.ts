import { healthTopics } from '#domain/identity/master-data.ts'

/** The health topics that members choose from, in their order, and the shop's own news. */
export const topics = [
  topic(
    'sexual-health',
    'suc-khoe-sinh-ly',
    'Nội tiết và đời sống vợ chồng, nói cởi mở và đúng mực.',
  ),
  topic('liver-detox', 'giai-doc-gan', 'Giữ lá gan khoẻ: rượu bia, men gan, gan nhiễm mỡ.'),
  topic('blood-lipids', 'mo-mau', 'Hiểu phiếu xét nghiệm mỡ máu và bữa ăn hằng ngày.'),
  topic('skin-beauty', 'lam-dep-da', 'Chống nắng, dưỡng ẩm và những vấn đề da thường gặp.'),
  topic('sleep-memory', 'mat-ngu-dau-dau-tri-nho', 'Giấc ngủ, đau đầu và trí nhớ ở mọi lứa tuổi.'),
  topic(
    'joint-degeneration',
    'thoai-hoa-khop',
    'Sống nhẹ nhàng hơn với khớp đã qua nhiều năm tháng.',
  ),
  topic('weight-loss', 'giam-can', 'Cân nặng hợp lý từ bữa ăn, vận động và giấc ngủ.'),
  topic('stroke-prevention', 'phong-ngua-dot-quy', 'Nhận biết sớm và kiểm soát yếu tố nguy cơ.'),
  topic('hair-loss', 'rung-toc', 'Vì sao tóc rụng và khi nào cần đi khám.'),
  topic('bone-joint', 'xuong-khop', 'Xương chắc, lưng khoẻ, tư thế đúng.'),
  topic('eye-care', 'cham-soc-mat', 'Mắt của người nhìn màn hình và mắt của trẻ nhỏ.'),
  { slug: 'tin-tuc', name: 'Tin tức', description: 'Tin của An Lành và lời nhắc cho người mua.' },
] as const

function topic<S extends string>(
  code: (typeof healthTopics)[number]['code'],
  slug: S,
  description: string,
) {
  const { name } = healthTopics.find((each) => each.code === code)!
  return { slug, name, description }
}

export const tags = [
  { slug: 'dinh-duong', name: 'Dinh dưỡng' },
  { slug: 'van-dong', name: 'Vận động' },
  { slug: 'nguoi-cao-tuoi', name: 'Người cao tuổi' },
  { slug: 'dan-van-phong', name: 'Dân văn phòng' },
  { slug: 'phu-nu', name: 'Phụ nữ' },
  { slug: 'nam-gioi', name: 'Nam giới' },
  { slug: 'tre-em', name: 'Trẻ em' },
  { slug: 'mang-thai-cho-con-bu', name: 'Mang thai, cho con bú' },
  { slug: 'xet-nghiem', name: 'Xét nghiệm' },
  { slug: 'huyet-ap', name: 'Huyết áp' },
  { slug: 'theo-doi-tai-nha', name: 'Theo dõi tại nhà' },
  { slug: 'giac-ngu', name: 'Giấc ngủ' },
  { slug: 'cap-cuu', name: 'Dấu hiệu cấp cứu' },
  { slug: 'mua-hang-an-toan', name: 'Mua hàng an toàn' },
  { slug: 'tich-diem', name: 'Tích điểm' },
] as const
