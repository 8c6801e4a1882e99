import type { ClaimRule } from '../rule-set.ts'
import { everywhere, sources } from './sources.ts'

export const praiseRules: ClaimRule[] = [
  {
    id: 'doctor-praise',
    kind: 'block',
    scope: everywhere,
    phrases: [
      '{expert} _ _ (khuyên dùng|khuyến dùng|tin dùng|khuyên nên dùng|khuyên sử dụng|đánh giá cao|bảo chứng|kiểm chứng|tiến cử|tin chọn|ưa dùng)',
      'được _ {expert} _ _ {praise}',
      '{expert} _ (khuyên|bảo|giới thiệu|dặn|mách) (mình|em|tôi|mẹ|bố|nhà|cho) _ (mua|uống|dùng)',
      '(bộ y tế|sở y tế|cục an toàn thực phẩm) _ (chứng nhận|công nhận|khuyên)',
      'được _ {expert} _ _ (khuyến nghị|khuyến cáo|chọn)',
      '(bác sĩ|dược sĩ|chuyên gia) _ (chọn|tin chọn|chọn lựa|tin tưởng)',
      '(bác sĩ|dược sĩ|giáo sư) _ _ _ (tôi tin tưởng|tôi luôn tin|yên tâm giới thiệu)',
      '(tôi|mình) _ (giới thiệu|kê|khuyên) _ (bệnh nhân|người bệnh) của',
      '(đưa|được đưa) _ vào phác đồ',
      '(công thức|bào chế|nghiên cứu|sáng chế|phát triển|bảo trợ|cố vấn) (bởi|của|từ) _ (bác sĩ|dược sĩ|giáo sư|bệnh viện)',
      '(bác sĩ|dược sĩ) _ (khen|ngạc nhiên|bất ngờ|sửng sốt)',
      '(bệnh viện|phòng khám) _ (tin chọn|đưa vào phác đồ|đang sử dụng|sử dụng cho)',
      '(có mặt|phân phối|được dùng|được sử dụng) _ (tại|ở|trong) _ bệnh viện',
      '(bác sĩ|dược sĩ) _ (luôn|thường|cũng|hay) (giới thiệu|khuyên dùng|uống|dùng|kê)',
      '(lựa chọn|khuyên dùng|tin dùng|bí quyết|khuyến nghị) (số 1|hàng đầu|) (của|bởi|từ) _ (bác sĩ|dược sĩ|chuyên gia|bệnh viện)',
    ],
    exceptions: [
      '(bác sĩ|dược sĩ|chuyên gia) _ (khuyên dùng|khuyên nên dùng) (dầu|nước|sữa|rau|muối|bao|khẩu trang)',
      '(bác sĩ|dược sĩ|chuyên gia) _ (chọn|tin tưởng) _ (giúp|hộ|đúng|liều|thuốc)',
      '(thuốc|liều|đơn) _ (bác sĩ|dược sĩ) _ (kê|kê đơn|chỉ định)',
      '(bác sĩ|dược sĩ) _ (kê đơn|kê|chỉ định) _ (thuốc|thế nào)',
      'được (bác sĩ|dược sĩ) (tư vấn|khám|chỉ định|kê|kê đơn)',
    ],
    message: 'Mượn lời bác sĩ, dược sĩ, bệnh viện hoặc cơ quan y tế để khen sản phẩm.',
    fix: 'Bỏ tên và lời của người hoặc cơ sở y tế; nói về thành phần và công dụng đã công bố.',
    source: sources.foodAdvertising,
    examples: {
      hits: ['Bác sĩ khuyên dùng.', 'Được bệnh viện lớn tin dùng.'],
      fine: ['Hỏi bác sĩ trước khi dùng.', 'Bác sĩ khuyên người bệnh uống đủ nước.'],
    },
  },
  {
    id: 'patient-letter',
    kind: 'block',
    scope: everywhere,
    phrases: [
      '(thư|thư tay|lời|tâm thư) (cảm ơn|cám ơn|tri ân|) (của|từ) _ (bệnh nhân|người bệnh)',
      '(bệnh nhân|người bệnh) _ _ (gửi lời cảm ơn|gửi thư|viết thư|cảm ơn|tri ân|tin dùng|tin tưởng|kể lại|chia sẻ|làm chứng|khoe)',
      '(tâm sự|nhật ký|lá thư|bức thư|thư|review) _ (của|từ) _ (bệnh nhân|người bệnh)',
      '(biết ơn|cảm ơn|cám ơn|mang ơn) _ _ (bệnh nhân|người bệnh)',
      '(bệnh nhân|người bệnh) _ _ (hồi sinh|thoát khỏi|khoẻ lại)',
      '(bệnh nhân|người bệnh) _ (phản hồi|đánh giá|khen|biết ơn|gửi gắm)',
      '(lời kể|lời chứng|lời tri ân|câu chuyện|chia sẻ|hành trình|phản hồi|cảm nhận) _ (của|từ) _ (bệnh nhân|người bệnh)',
    ],
    exceptions: ['(bệnh nhân|người bệnh) (nên|cần|hãy|có thể) _ (chia sẻ|kể lại)'],
    message: 'Dùng thư hoặc lời của người bệnh để quảng cáo thực phẩm.',
    fix: 'Bỏ lời của người bệnh; đánh giá của khách chỉ nói về trải nghiệm mua và dùng.',
    source: sources.foodAdvertising,
    examples: {
      hits: ['Thư cảm ơn của bệnh nhân N.', 'Bệnh nhân chia sẻ sau một liệu trình.'],
      fine: ['Thư cảm ơn Quý khách đã mua hàng.', 'Người bệnh nên đi khám định kỳ.'],
    },
  },
]
