import { formatDate, formatDateTime } from '#domain/kernel/dates.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { withDots } from '#web/features/code-entry/code-typing.ts'

/** Words of the page on which codes are checked and points earned. */
export const earnTexts = {
  title: 'Kiểm tra hàng chính hãng, tích điểm',
  description:
    'Nhập mã dưới lớp bạc trên tem hoặc quét bằng máy ảnh để biết hàng chính hãng hay giả và nhận điểm thưởng cho từng hộp.',
  lead: 'Cào lớp bạc trên tem, nhập 12 ký tự hoặc quét mã.',
  noScript: (hotline: string) =>
    `Phần nhập mã cần JavaScript, mà trình duyệt này đang tắt. Quý khách bật JavaScript rồi tải lại trang, hoặc gọi ${hotline} để được kiểm tra mã giúp.`,

  fieldLabel: 'Mã dưới lớp bạc',
  fieldHint: 'Gồm chữ và số, không phân biệt chữ hoa, chữ thường.',
  typed: (count: number) => `Đã nhập ${count} ký tự`,
  spacesTaken: 'Mã tích điểm không được có khoảng trắng. Khoảng trắng đã được bỏ giúp Quý khách.',
  accented: 'Hãy tắt bộ gõ tiếng Việt rồi nhập lại.',
  check: 'Kiểm tra mã',
  checkAnyway: 'Vẫn kiểm tra mã này',
  typo: 'Mã này có vẻ nhầm một ký tự. Quý khách xem lại trên tem giúp.',
  takeSuggestion: 'Dùng mã này',
  scan: 'Quét mã',
  guestNote: 'Biết ngay kết quả, không cần đăng nhập. Đăng nhập khi Quý khách muốn nhận điểm.',
  loginTitle: 'Đăng nhập để kiểm tra mã và nhận điểm',
  loginToReport: 'Đăng nhập để gửi báo cáo',
  manyMode: 'Nhập nhiều mã cùng lúc',
  oneMode: 'Nhập từng mã',

  manyLabel: 'Danh sách mã',
  manyHint: 'Mỗi dòng một mã, tối đa 20 mã.',
  manySend: (count: number) => (count > 1 ? `Kiểm tra ${count} mã` : 'Kiểm tra các mã'),
  manyEmpty: 'Vui lòng nhập ít nhất một mã, mỗi dòng một mã',
  manyTooMany: (count: number) => `Mỗi lần gửi tối đa 20 mã, đang có ${count} mã`,
  manyLine: (line: number, problem: string) => `Dòng ${line}: ${problem}`,
  manyDone: (good: number, all: number) => `${good} trên ${all} mã được tích điểm`,
  manyAgain: 'Nhập thêm mã',

  next: 'Nhập mã tiếp theo',
  scanNext: 'Quét mã tiếp theo',
  correct: 'Sửa lại mã',
  resend: 'Gửi lại',
  back: 'Quay lại',
  call: (hotline: string) => `Gọi ${hotline}`,
  history: 'Xem lịch sử điểm',
  vouchers: 'Xem voucher của tôi',
  offers: 'Xem ưu đãi đang diễn ra',
  product: 'Xem sản phẩm',
  affordableGifts: (count: number) => `Đổi ${count} món quà vừa đủ điểm`,
  seeGifts: 'Xem quà đổi điểm',
  report: 'Báo nghi ngờ hàng giả',

  verified: (masked: string, today: string) =>
    `Mã ${withDots(masked)} được xác thực lần đầu hôm nay, ${formatDate(today)}.`,
  neverEntered: 'Chưa ai nhập mã này trước Quý khách.',
  bringsNothing: 'Quý khách so tên, lô và hạn dùng ở đây với hộp trên tay.',
  firstVerified: (at: string) => `Mã này đã được xác thực lần đầu lúc ${at}.`,
  usedNext:
    'Nếu chính Quý khách đã nhập, điểm nằm trong Lịch sử điểm sau khi đăng nhập. Nếu không, hãy gọi tổng đài hoặc báo nghi ngờ hàng giả.',
  checkAgain: 'Mã vẫn còn ở đây. Kiểm tra không làm mã bị dùng mất.',
  tooFastNext: 'Mã vẫn còn ở đây. Quý khách chờ một lát rồi gửi lại, hoặc đăng nhập để nhập mã.',
  pointsWait: 'Điểm đang chờ Quý khách. Mã được giữ lại trong lúc đăng nhập hay đăng ký.',
  pointsWaitMember: 'Điểm đang chờ Quý khách.',
  loginForPoints: (count: number) => `Đăng nhập để nhận ${formatPoints(count)}`,
  takePoints: (count: number) => `Nhận ${formatPoints(count)}`,
  registerForPoints: 'Chưa có tài khoản? Đăng ký',
  yourCode: 'Mã Quý khách đã nhập',
  codeOf: (masked: string) => `Mã ${withDots(masked)}`,
  boxes: (count: number) => `Bộ ${count} hộp`,
  lot: (lot: string) => `Lô ${lot}`,
  bestBefore: (day: string) => `HSD ${formatDate(day).slice(3)}`,
  gained: (count: number) => `+${formatPoints(count)}`,
  newBalance: 'Số dư mới:',
  balance: 'Số dư hiện có:',
  tier: (name: string) => `Hạng ${name}`,
  toNextTier: (count: number, name: string) => `Còn ${formatPoints(count)} lên hạng ${name}`,
  topTier: 'Hạng cao nhất',
  voucherToo: 'Tặng kèm voucher',
  lockedUntil: (at: string) => `Nhập lại được từ ${formatDateTime(at)}.`,

  usedByYou: (at: string) => `Chính Quý khách đã nhập mã này lúc ${formatDateTime(at)}.`,
  usedByOther: (phone: string, at: string) =>
    `Số ${withDots(phone)} đã nhập mã này lúc ${formatDateTime(at)}.`,
  usedAt: (place: string) => `Nơi nhập: ${place}.`,
  usedByYouNext: 'Điểm đã vào tài khoản từ lần nhập đó. Quý khách xem lại trong Lịch sử điểm.',

  recalledTitle: 'Lô hàng đang bị thu hồi',
  recalledText: (reason: string) => `Lý do thu hồi: ${reason}`,
  recalledNext: 'Ngừng sử dụng sản phẩm, giữ lại hộp, tem và gọi tổng đài để được đổi trả.',

  tooFastTitle: 'Quý khách nhập hơi nhanh',
  failedTitle: 'Chưa kiểm tra được mã',
  kept: 'Mã vẫn được giữ ở đây; mỗi mã chỉ được tính một lần dù gửi nhiều lần.',

  entriesTitle: 'Mã đã nhập trong lần này',
  showAll: (count: number) => `Xem tất cả ${count} mã`,
  waiting: 'Chờ gửi',
  entryOutcome: (title: string, points: number) =>
    points > 0 ? `${title} · +${formatPoints(points)}` : title,

  guideTitle: 'Tìm mã ở đâu?',
  guide: [
    { title: 'Tìm tem chống giả', text: 'Tem dán ở nắp hoặc cạnh hộp, có lớp phủ bạc và mã QR.' },
    { title: 'Cào nhẹ lớp bạc', text: 'Dùng đồng xu cào nhẹ để thấy mã gồm 12 chữ và số.' },
    {
      title: 'Nhập hoặc quét mã',
      text: 'Biết ngay hàng chính hãng hay giả, đã ai nhập trước chưa.',
    },
    {
      title: 'Nhận điểm',
      text: 'Điểm vào tài khoản trong giây lát, đổi được quà và voucher.',
    },
  ],
  questions: 'Quý khách cần biết',
  faq: [
    {
      question: 'Có phải đăng nhập không?',
      answer:
        'Biết hàng chính hãng hay giả thì không cần. Để nhận điểm, Quý khách đăng nhập: mỗi mã chỉ được tính điểm một lần, nên điểm phải vào đúng tài khoản.',
    },
    {
      question: 'Điểm đi đâu, dùng được đến khi nào?',
      answer:
        'Điểm vào tài khoản thành viên ngay khi mã được xác thực. Từng lần cộng, cùng hạn dùng của điểm, có trong Lịch sử điểm.',
    },
    {
      question: 'Nhập sai nhiều lần thì sao?',
      answer:
        'Sau mười mã sai trong một giờ, số điện thoại tạm khoá nhập mã 24 giờ để tránh dò mã. Mã đúng của Quý khách vẫn còn nguyên giá trị.',
    },
    {
      question: 'Mã báo đã sử dụng dù tem còn nguyên?',
      answer:
        'Quý khách bấm “Báo nghi ngờ hàng giả” ngay ở kết quả, kèm ảnh tem và nơi mua. Dược sĩ của chúng tôi sẽ kiểm tra và gọi lại.',
    },
  ],
} as const

/** Words of the report of goods that look counterfeit. */
export const reportTexts = {
  title: 'Báo nghi ngờ hàng giả',
  description: 'Chúng tôi xem từng báo cáo và gọi lại cho Quý khách.',
  place: 'Nơi mua',
  placeHint: 'Tên nhà thuốc, cửa hàng hoặc gian hàng, địa chỉ nếu nhớ',
  text: 'Quý khách thấy điều gì khác thường?',
  textHint: 'Ví dụ: lớp bạc đã bị cào, tem dán lệch, hộp khác lần mua trước',
  photo: 'Ảnh tem hoặc hộp',
  photoHint: 'Không bắt buộc. Ảnh được thu nhỏ ngay trên máy trước khi gửi.',
  takePhoto: 'Chụp ảnh',
  choosePhoto: 'Chọn ảnh có sẵn',
  removePhoto: 'Bỏ ảnh',
  photoAlt: 'Ảnh Quý khách gửi kèm',
  photoShrinking: 'Đang thu nhỏ ảnh…',
  photoUnreadable: 'Không đọc được ảnh này. Vui lòng chọn ảnh khác.',
  send: 'Gửi báo cáo',
  sending: 'Đang gửi báo cáo…',
  unsent: 'Chưa gửi được vì mất kết nối. Nội dung vẫn còn nguyên, Quý khách bấm gửi lại.',
  thanksTitle: 'Cảm ơn Quý khách đã báo',
  thanksText:
    'Báo cáo đã đến bộ phận chống hàng giả. Quý khách giữ lại hộp và tem, không dùng sản phẩm cho đến khi có kết quả.',
  reference: 'Mã báo cáo',
  done: 'Đóng',
} as const
