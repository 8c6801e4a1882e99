import type { ClaimRule } from '../rule-set.ts'
import { everywhere, sources } from './sources.ts'

const span = '(khoảng|đúng|vỏn vẹn|chưa đầy|chưa đến|có|vòng|) # {unit}'
const measure =
  '(giảm|tăng|bay|mất|xuống|tụt|thấp hơn|nhẹ hơn|cao thêm|cao lên|cao hơn|thon) (hẳn|ngay|thêm|đi|tới|đến|được|) # (kg|ký|kí|cân|cm)'

export const promiseRules: ClaimRule[] = [
  {
    id: 'promise',
    kind: 'block',
    scope: everywhere,
    phrases: [
      '(cam kết|cam đoan|bảo đảm|đảm bảo|hứa|bao) _ (khỏi|hết|hiệu quả|dứt|giảm|tăng|sạch)',
      '(cam kết|cam đoan|hứa) _ _ (khỏi|hết|dứt)',
      '(chắc chắn|nhất định|kiểu gì cũng|thể nào cũng|ai cũng) _ (khỏi|hết|dứt|hiệu quả)',
      '(uống|dùng) (là|phát|vào|xong|vô) (là|) (khỏi|hết|dứt|êm)',
      '(khỏi|hết|hiệu quả|đỡ) (rồi|) mới (lấy|trả|thu) tiền',
      '(tỷ lệ|tỉ lệ|xác suất) (khỏi|thành công|hiệu quả) _ # %',
      '(không|chưa) (thấy|) {effect} _ _ {moneyBack}',
      '{moneyBack} _ _ (không|chưa) _ {effect}',
      '(chịu trách nhiệm|chịu hoàn toàn trách nhiệm) _ _ (không|chưa) _ hiệu quả',
      '(uống|dùng) là (cao|ngủ|trắng|giảm|đỡ)',
      '(mọi|tất cả) cơ địa',
      'bách phát bách trúng',
      '(tác dụng|hiệu quả|công hiệu) (thần kỳ|kỳ diệu|tuyệt đối)',
      '(hiệu quả|công hiệu) (100|tuyệt đối|tức thì|ngay lập tức|vĩnh viễn)',
      '(100|một trăm) % (hiệu quả|khỏi|thành công)',
      '(100|99|98|95) % _ (khỏi|hết|hiệu quả|cải thiện)',
    ],
    exceptions: [
      '(cam kết|bảo đảm|đảm bảo) _ (chất lượng|chính hãng|bảo mật|hết hạn|hết hàng|giảm giá|giảm phí|nguồn gốc)',
      '(đảm bảo|bảo đảm|để đảm bảo) hiệu quả',
    ],
    message: 'Hứa chắc một kết quả mà không ai bảo đảm được cho mọi người.',
    fix: 'Bỏ lời cam kết; viết “Hiệu quả tuỳ cơ địa của mỗi người”.',
    source: sources.conditions,
    examples: {
      hits: ['Cam kết khỏi bệnh.', 'Hiệu quả 100%.'],
      fine: ['Cam kết hàng chính hãng.', 'Không cam kết hiệu quả với mọi người.'],
    },
  },
  {
    id: 'days',
    kind: 'block',
    scope: everywhere,
    phrases: [
      `{result} _ _ (sau|trong|chỉ trong|chỉ sau|từ) ${span}`,
      `(sau|trong|qua|được|chỉ cần|chỉ) ${span} _ _ {result}`,
      `hiệu quả _ (sau|trong|chỉ sau|chỉ trong) ${span}`,
      '(dùng|uống|mất) (đúng|có|hết|) # {unit} _ {result}',
      '# {unit} (là|) (hết|khỏi|bay|sạch|êm)',
      `${measure} _ _ (sau|trong|chỉ trong|chỉ sau|mỗi) ${span}`,
      `# {unit} _ ${measure}`,
      '{result} _ ngay (từ|) (đêm|lần|hộp|viên|ngày|gói|liều|tuần|lọ) đầu',
      '(hiệu quả|giảm|đỡ) _ ngay (từ|) (đêm|lần|hộp|viên|ngày|gói|liều|tuần|lọ) đầu',
      '(hết|khỏi|giảm|êm|dịu|cắt) _ (tức thì|tức khắc|ngay lập tức|trong nháy mắt|sau một đêm)',
    ],
    exceptions: [
      '(dùng hết|sử dụng hết|uống hết|hết hạn|hết hiệu lực) _ (trong|sau) # (ngày|tuần|tháng|giờ)',
      '(sau|trong) # (ngày|tuần|tháng|giờ) _ _ hết (hạn|hiệu lực|hàng|khuyến mãi|ưu đãi|lượt|mã|hộp|lọ)',
      '# (ngày|tuần|tháng|hộp|viên|gói) (là|) hết (hàng|hạn|hộp|lọ|gói|chương trình|khuyến mãi|ưu đãi|hiệu lực|mã)',
      '(sau|trong) # (ngày|tuần|tháng|giờ) _ (chưa khỏi|không khỏi|không đỡ|không hết|không giảm|chưa hết)',
      '(sau|trong) # (ngày|tuần|tháng) _ _ (không|chưa) _ (khỏi|hết|dứt)',
      'giao _ (trong|sau) # (ngày|giờ)',
    ],
    message: 'Hẹn khỏi, hết hoặc giảm sau một số ngày.',
    fix: 'Bỏ số ngày; viết “Dùng đều theo hướng dẫn trên nhãn”.',
    source: sources.conditions,
    examples: {
      hits: ['Hết đau chỉ sau 3 ngày.', 'Giảm 5kg trong 10 ngày.'],
      fine: ['Dùng hết trong 30 ngày sau khi mở nắp.', 'Đổi trả trong 7 ngày.'],
    },
  },
  {
    id: 'no-side-effects',
    kind: 'block',
    scope: everywhere,
    phrases: [
      '(không|chẳng|không hề|hoàn toàn không|không lo|không sợ) (có|gây|gây ra|hề có|hề gây|để lại|) _ (tác dụng phụ|phản ứng phụ)',
      '(an toàn|lành tính) (tuyệt đối|100|một trăm|hoàn toàn)',
      '(tuyệt đối|100 %|hoàn toàn|vô cùng tuyệt đối) (an toàn|vô hại|lành tính)',
      '(không|không hề|chẳng) (độc hại|biến chứng)',
      '(nói không với|hết lo|khỏi lo|không lo ngại) _ tác dụng phụ',
      '(không|chẳng) (có|gây|) (tác dụng không mong muốn|tác dụng xấu|nhờn thuốc|lờn thuốc)',
      'an toàn cho (mọi|tất cả) (người|đối tượng|lứa tuổi)',
      '(0|zero) (%|) tác dụng phụ',
      '(vô hại|không hại|không gây hại) _ (gan|thận|dạ dày|sức khoẻ|cơ thể|ai)',
    ],
    exceptions: [
      '(không|chẳng) (được|thể) _ (hoàn toàn|tuyệt đối) an toàn',
      '(thanh toán|giao dịch|bảo mật|thông tin|đóng gói) _ (an toàn tuyệt đối|tuyệt đối an toàn|hoàn toàn an toàn|an toàn 100)',
    ],
    message: 'Nói không có tác dụng phụ hoặc an toàn tuyệt đối: không ai chứng minh được.',
    fix: 'Viết “Không dùng cho người mẫn cảm với thành phần của sản phẩm”.',
    source: sources.conditions,
    examples: {
      hits: ['Không tác dụng phụ.', 'An toàn tuyệt đối.'],
      fine: ['Tác dụng phụ: chưa ghi nhận.', 'Không có gì là an toàn tuyệt đối.'],
    },
  },
]
