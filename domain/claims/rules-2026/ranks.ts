import type { ClaimRule } from '../rule-set.ts'
import { everywhere, sources } from './sources.ts'

const fix = 'Bỏ từ này, hoặc kèm tài liệu hợp pháp chứng minh và ghi rõ lý do.'

export const rankRules: ClaimRule[] = [
  {
    id: 'number-one',
    kind: 'warn',
    scope: everywhere,
    phrases: ['(số|no|top|hạng|thứ) 1', 'số một', 'top một', 'số 1 (việt nam|thế giới|thị trường)'],
    exceptions: [
      'số (1|một) (đường|phố|ngõ|ngách|hẻm|lô|tổ|khu|trần|lê|nguyễn|phạm|hoàng|đại|tràng|hùng|phan|lý)',
      '(địa chỉ|tại|ở|nhà|chi nhánh|bước|câu|hình|bảng|mục|điều|khoản|kho|cửa|lô|mã|cơ sở|tầng|phòng|quầy|ghi chú|ảnh|ưu tiên|nhóm|đợt|bài|phần|đơn) số (1|một)',
      'thứ (1|một)',
    ],
    message: '“Số 1” cần tài liệu hợp pháp chứng minh.',
    fix,
    source: sources.forbiddenActs,
    needsProof: true,
    examples: { hits: ['Thương hiệu số 1 Việt Nam.'], fine: ['Số 1 đường Lê Duẩn.'] },
  },
  {
    id: 'only-one',
    kind: 'warn',
    scope: everywhere,
    phrases: ['(duy nhất|độc nhất|độc nhất vô nhị|có một không hai)'],
    exceptions: [
      '(duy nhất|đúng duy nhất) (một lần|1 lần|hôm nay|ngày|trong ngày|cho đơn|một đơn|trong tháng|từ|tại cửa hàng|khung giờ|cuối tuần|dịp|đợt|tuần này|tháng này|# ngày|# giờ)',
      '(một|1) _ duy nhất',
      '(mã|tài khoản|lần|ngày|email) duy nhất',
    ],
    message: '“Duy nhất” cần tài liệu hợp pháp chứng minh.',
    fix,
    source: sources.forbiddenActs,
    needsProof: true,
    examples: {
      hits: ['Sản phẩm duy nhất có nano kép.'],
      fine: ['Mỗi khách dùng voucher duy nhất một lần.'],
    },
  },
  {
    id: 'best',
    kind: 'warn',
    scope: everywhere,
    phrases: [
      '(tốt|hiệu quả|xịn|rẻ|nhanh|mạnh|an toàn|uy tín|chất lượng|hoàn hảo|đỉnh|hiện đại|tiên tiến|bán chạy|được ưa chuộng|ưa chuộng|được yêu thích|yêu thích|tinh khiết|cao cấp|hấp thu|tối ưu|lớn|nổi tiếng|đáng tin cậy|ngon|đáng mua|bổ|lành|dễ uống|quý|vượt trội|nguyên chất|mạnh mẽ|toàn diện|chuẩn|sạch|giàu|đậm đặc|thành công|hot|đắt hàng) nhất',
      'nhất (việt nam|thế giới|thị trường|hiện nay|châu á|đông nam á|cả nước)',
    ],
    exceptions: [
      'một trong (những|các|số) _ _ nhất',
      'tốt nhất (là|nên|vẫn là|hãy|cần|khi|vào|để|trước)',
      '(thời điểm|lúc|cách|giờ|điều|thời gian|tư thế|nơi) _ _ (tốt|hiệu quả|an toàn|nhanh) nhất',
      '(lớn|nhanh|cao) nhất (là|từ|đến)',
      '(người|cỡ|chai|hộp|phần|liều|con) lớn nhất',
      '(rẻ|nhanh) nhất (từ|là|khoảng)',
    ],
    message: '“Nhất” cần tài liệu hợp pháp chứng minh.',
    fix,
    source: sources.forbiddenActs,
    needsProof: true,
    examples: {
      hits: ['Loại canxi tốt nhất.', 'Được ưa chuộng nhất Việt Nam.'],
      fine: ['Tốt nhất nên hỏi bác sĩ.', 'Là một trong những nguồn canxi tốt nhất.'],
    },
  },
  {
    id: 'leading',
    kind: 'warn',
    scope: everywhere,
    phrases: [
      '(hàng đầu|đứng đầu|dẫn đầu|đi đầu|bậc nhất|đầu bảng|vô địch|vô đối)',
      '(không có đối thủ|không đối thủ)',
      'không (loại|sản phẩm|nơi|hãng) nào _ (bằng|sánh|sánh được|hơn được)',
    ],
    exceptions: [
      'một trong (những|các|số) _ _ (hàng đầu|bậc nhất)',
      '(hàng đầu tiên|mặt hàng đầu|đơn hàng đầu|lần mua hàng đầu)',
      '(ưu tiên|nguyên nhân|quan tâm|đặt lên|mối lo|yếu tố|nguy cơ|mục tiêu) _ hàng đầu',
    ],
    message: '“Hàng đầu” cần tài liệu hợp pháp chứng minh.',
    fix,
    source: sources.forbiddenActs,
    needsProof: true,
    examples: {
      hits: ['Thương hiệu hàng đầu.'],
      fine: ['Hàng đầu tiên của bảng.', 'Sức khoẻ là ưu tiên hàng đầu.'],
    },
  },
]
