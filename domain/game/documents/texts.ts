import type { GameAudience } from '../definition.ts'
import type { DocumentKind } from './api.ts'

/** Words of the papers of a promotion. */
export const documentTexts = {
  headings: {
    notification: 'THÔNG BÁO THỰC HIỆN KHUYẾN MẠI',
    registration: 'ĐĂNG KÝ THỰC HIỆN KHUYẾN MẠI',
    rules: 'THỂ LỆ CHƯƠNG TRÌNH KHUYẾN MẠI',
    report: 'BÁO CÁO THỰC HIỆN KHUYẾN MẠI',
  } satisfies Record<DocumentKind, string>,
  forms: { notification: '01', registration: '02', rules: '03', report: '07' } satisfies Record<
    DocumentKind,
    string
  >,
  basis: (form: string, decree: string) => `Theo Mẫu số ${form}, ${decree}`,
  republic: 'CỘNG HOÀ XÃ HỘI CHỦ NGHĨA VIỆT NAM',
  motto: 'Độc lập - Tự do - Hạnh phúc',
  number: 'Số: …………',
  receiver: 'Kính gửi',
  place: 'Nơi ký',
  signedAt: (place: string, day: string) => {
    const [year, month, date] = day.split('-')
    return `${place}, ngày ${date} tháng ${month} năm ${year}`
  },
  blank: '………………………………',
  representative: 'Đại diện thương nhân',
  signHere: '(Ký, ghi rõ họ tên, đóng dấu)',
  intros: {
    notification: (company: string) =>
      `Căn cứ Luật Thương mại và các văn bản hướng dẫn, ${company} thông báo chương trình khuyến mại như sau:`,
    registration: (company: string) =>
      `Căn cứ Luật Thương mại và các văn bản hướng dẫn, ${company} đăng ký thực hiện chương trình khuyến mại mang tính may rủi như sau:`,
    rules: (company: string, title: string) =>
      `${company} công bố thể lệ của chương trình “${title}” như sau:`,
    report: (company: string, title: string) =>
      `${company} báo cáo kết quả thực hiện chương trình “${title}” như sau:`,
  } satisfies Record<DocumentKind, (company: string, title: string) => string>,
  closings: {
    notification: [
      'Thương nhân cam kết thực hiện đúng và chịu trách nhiệm về chương trình khuyến mại trên theo quy định của pháp luật.',
    ],
    registration: [
      'Thương nhân cam kết thực hiện đúng và chịu trách nhiệm về chương trình khuyến mại trên theo quy định của pháp luật; không dùng kết quả xổ số để xác định người trúng thưởng.',
    ],
    rules: [],
    report: [
      'Thương nhân cam kết các nội dung báo cáo là đúng sự thật và chịu trách nhiệm trước pháp luật về báo cáo này.',
    ],
  } satisfies Record<DocumentKind, readonly string[]>,

  trader: 'Thương nhân thực hiện',
  traderName: 'Tên thương nhân',
  address: 'Địa chỉ trụ sở chính',
  phone: 'Điện thoại',
  email: 'Email',
  taxCode: 'Mã số thuế',
  contactName: 'Người liên hệ',
  contactPhone: 'Điện thoại người liên hệ',

  programme: 'Chương trình khuyến mại',
  name: 'Tên chương trình',
  area: 'Địa bàn (phạm vi) khuyến mại',
  form: 'Hình thức khuyến mại',
  chance: 'Khuyến mại mang tính may rủi',
  time: 'Thời gian khuyến mại',
  window: (from: string, to: string) => `từ ${from} đến ${to}`,
  brand: 'Nhãn hiệu được khuyến mại',
  goods: 'Hàng hoá, dịch vụ được khuyến mại',
  goodsValue: 'Tổng giá trị hàng hoá, dịch vụ được khuyến mại (dự kiến)',
  customers: 'Khách hàng của chương trình',
  audience: {
    phone: 'Khách hàng có số điện thoại đã xác nhận',
    members: 'Khách hàng là thành viên',
    list: 'Khách hàng trong danh sách số điện thoại đã mời',
    stores: 'Các nhà thuốc tham gia',
  } satisfies Record<GameAudience, string>,
  excluded: 'Không được tham gia',
  staffExcluded: 'Nhân viên của thương nhân và của các nhà thuốc',
  noneExcluded: 'Không giới hạn',
  partners: 'Thương nhân cùng thực hiện',
  noPartners: 'Không có',

  prizes: 'Cơ cấu giải thưởng',
  prizeColumns: ['STT', 'Nội dung giải thưởng', 'Trị giá một giải', 'Số giải', 'Thành tiền'],
  total: 'Tổng cộng',
  boxIs: (blanks: string, isDraw: boolean) =>
    isDraw
      ? 'Giải được trao theo thứ hạng của lễ quay số.'
      : `Cùng các giải trên, chương trình có ${blanks} lượt không trúng. Số giải và số lượt này được công bố trước khi mở và không thay đổi.`,
  shareOfGoods: (percent: string) =>
    `Tổng giá trị giải thưởng bằng ${percent}% tổng giá trị hàng hoá, dịch vụ được khuyến mại.`,

  detail: 'Nội dung chi tiết',
  attached: ['Gửi kèm: thể lệ chương trình khuyến mại; hình ảnh hàng hoá và giải thưởng.'],
  maxPerPhone: (count: number) => `Mỗi khách hàng có nhiều nhất ${count} lượt.`,
  howToJoin: 'Điều kiện và cách thức tham gia',
  howDecided: 'Cách thức xác định người trúng thưởng',
  decidedByTurn: [
    'Trước khi mở chương trình, thương nhân công bố dấu niêm phong (SHA-256) của một khoá bí mật cùng toàn bộ hộp giải. Mỗi lượt chơi nhận số thứ tự kế tiếp và được nối với lượt trước bằng mã chuỗi.',
    'Kết quả của mỗi lượt được tính từ khoá bí mật, số thứ tự, mã chuỗi và số ngẫu nhiên công khai nếu có. Khi đóng chương trình, khoá bí mật được công bố; bất kỳ ai cũng tính lại được mọi kết quả trên trang minh bạch.',
    'Không dùng kết quả xổ số để xác định người trúng thưởng.',
  ],
  decidedByDraw: [
    'Khi hết thời gian tham gia, danh sách lượt dự thưởng được niêm phong và công bố dấu niêm phong. Thứ hạng của mọi lượt được tính từ khoá bí mật đã cam kết trước và số ngẫu nhiên công khai có sau thời điểm niêm phong; giải được trao theo thứ hạng.',
    'Lễ quay số công khai, có người chứng kiến và được lập thành biên bản. Người trúng không nhận giải thì người dự bị tiếp theo được giải.',
    'Không dùng kết quả xổ số để xác định người trúng thưởng.',
  ],
  claim: 'Thông báo trúng thưởng và trao thưởng',
  claimTerms: (of: { contact_days: number; papers_days: number; delivery_days: number }) => [
    'Điểm và voucher được cộng vào tài khoản của người trúng ngay khi trúng.',
    `Với giải là hiện vật: người trúng cho địa chỉ nhận giải trong ${of.contact_days} ngày kể từ khi trúng, bổ sung giấy tờ trong ${of.papers_days} ngày kể từ khi được liên hệ; thương nhân giao giải trong ${of.delivery_days} ngày kể từ khi đủ giấy tờ.`,
    'Người trúng giải chịu thuế thu nhập cá nhân theo quy định; thương nhân khấu trừ trước khi trao.',
    'Danh sách trúng thưởng được công bố trên trang của chương trình, tên và số điện thoại được che một phần.',
  ],
  questions: 'Giải đáp thắc mắc',
  duties: 'Trách nhiệm của thương nhân',
  dutyTerms: [
    'Thương nhân công bố kết quả và trao thưởng đúng thể lệ; trong trường hợp không có người trúng thưởng hoặc người trúng không nhận, thương nhân nộp ngân sách nhà nước phần giá trị giải thưởng theo tỷ lệ luật định.',
    'Thương nhân giải quyết khiếu nại liên quan đến chương trình theo quy định của pháp luật.',
  ],

  registered: 'Xác nhận đăng ký',
  registration: 'Số, ngày xác nhận đăng ký',
  onDay: ', ngày ',
  result: 'Kết quả thực hiện',
  entries: 'Số lượt tham gia',
  givenValue: 'Tổng giá trị giải thưởng đã trao',
  unclaimedValue: 'Tổng giá trị giải thưởng không có người trúng hoặc không có người nhận',
  running: 'Số giải đang giữ hoặc đang trên đường trao',
  owed: (share: number | null) =>
    share === null
      ? 'Số tiền phải nộp ngân sách nhà nước'
      : `Số tiền phải nộp ngân sách nhà nước (${share}%)`,
  resultColumns: ['Giải thưởng', 'Trị giá', 'Công bố', 'Đã trao', 'Còn lại', 'Giá trị còn lại'],
  winners: 'Danh sách khách hàng trúng thưởng',
  noWinners: 'Không có khách hàng trúng thưởng.',
  winnersLeft: (shown: string, count: string) =>
    `Bảng dưới đây nêu ${shown} người trúng đầu tiên trong ${count} người. Danh sách đầy đủ ở tệp “Người trúng thưởng” (Excel) gửi kèm.`,
  winnerColumns: ['Lượt', 'Giải thưởng', 'Họ tên', 'Điện thoại', 'Địa chỉ'],
} as const
