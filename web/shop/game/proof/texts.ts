import type { proofFaultKinds } from '#domain/game/proof.ts'

const count = new Intl.NumberFormat('vi-VN')
const number = (value: number) => count.format(value)

/** Words of the proof page: what was done, in plain words, and what this browser has found. */
export const proofTexts = {
  title: (title: string) => `Kiểm chứng: ${title}`,
  description: (title: string) =>
    `Tự kiểm chứng từng lượt của chương trình ${title} ngay trên trình duyệt của Quý khách.`,
  intro:
    'Trang này để Quý khách tự kiểm tra, không phải tin lời chúng tôi. Trình duyệt của Quý khách tải toàn bộ các lượt và tính lại từ đầu.',
  verdicts: {
    begin: 'Đang chuẩn bị kiểm tra…',
    read: (entries: number) => `Đang tải các lượt: ${number(entries)}…`,
    checking: (entries: number) => `Đang tính lại ${number(entries)} lượt…`,
    signatures: (done: number, all: number) =>
      `Đang kiểm tra chữ ký số ngẫu nhiên: ${number(done)} / ${number(all)}…`,
    failed: 'Chưa tải được dữ liệu để kiểm tra.',
    again: 'Kiểm tra lại',
    holds: 'Mọi thứ đều khớp',
    holdsClosed: (entries: number) =>
      `Đã tính lại ${number(entries)} lượt. Không có lượt nào bị thêm, bớt, sửa hay đổi chỗ, và mọi kết quả đúng như quy tắc đã công bố.`,
    holdsOpen: (entries: number) =>
      `Chuỗi ${number(entries)} lượt đến lúc này nguyên vẹn. Kết quả sẽ tính lại được khi chương trình kết thúc và khoá bí mật được công khai.`,
    broken: 'Dữ liệu không khớp',
    brokenNote: 'Có chỗ đã bị thay đổi. Những chỗ không khớp:',
  },
  needsScript:
    'Trình duyệt đang tắt JavaScript nên không tự kiểm tra được. Quý khách có thể tải tệp dữ liệu và chạy chương trình kiểm tra ở cuối trang.',
  step: {
    before: '1. Trước khi mở: niêm phong',
    beforeText:
      'Trước lượt đầu tiên, chúng tôi công bố dấu niêm phong của khoá bí mật cùng toàn bộ giải thưởng. Đổi khoá hay đổi giải thì dấu này không còn khớp.',
    commitment: 'Dấu niêm phong (SHA-256)',
    secret: 'Khoá bí mật',
    secretLater: 'Công khai khi chương trình kết thúc.',
    chain: '2. Trong chương trình: chuỗi các lượt',
    chainText:
      'Mỗi lượt có số thứ tự liền nhau và mang dấu của lượt trước, nên không thể chen, bỏ hay đổi chỗ một lượt nào. Số điện thoại không có trong dữ liệu, chỉ có dấu niêm phong của từng người.',
    head: 'Dấu của lượt cuối',
    beacon: '3. Số ngẫu nhiên công khai',
    beaconText:
      'Kết quả còn phụ thuộc một số ngẫu nhiên do tổ chức độc lập công bố và ký, có sau khi lượt được ghi. Không ai biết trước, kể cả chúng tôi.',
    beaconNone:
      'Chương trình này không dùng số ngẫu nhiên công khai: kết quả chỉ do khoá bí mật đã niêm phong quyết định.',
    round: 'Vòng quyết định, định sẵn khi chốt danh sách',
    results: '4. Kết quả',
    resultsText:
      'Kết quả của mỗi lượt được tính từ khoá, số thứ tự, dấu của lượt và số ngẫu nhiên.',
    ranksText:
      'Mỗi lượt được một điểm số tính từ khoá, số thứ tự, dấu của lượt và số ngẫu nhiên. Xếp từ nhỏ đến lớn, những lượt đầu trúng giải, các lượt kế tiếp là dự phòng.',
    prizes: 'Giải thưởng đã công bố',
    blanks: (blanks: number) => `Lượt không trúng: ${number(blanks)}`,
  },
  found: {
    commitmentOk: 'Khoá và giải thưởng khớp dấu niêm phong.',
    chainOk: (entries: number) => `${number(entries)} lượt nối nhau nguyên vẹn.`,
    signaturesOk: (rounds: number) => `${number(rounds)} vòng có chữ ký đúng.`,
    unsigned: (rounds: readonly number[]) =>
      `Chữ ký không đúng ở vòng ${rounds.slice(0, 5).map(number).join(', ')}.`,
    resultsOk: (results: number) => `${number(results)} kết quả tính lại đều đúng.`,
    ranksOk: (ranks: number) => `${number(ranks)} thứ hạng tính lại đều đúng.`,
    later: 'Tính lại được khi chương trình kết thúc.',
    wrong: 'Không khớp.',
  },
  faults: {
    commitment: 'Khoá hoặc giải thưởng khác với dấu niêm phong',
    number: 'Số thứ tự không liền nhau',
    link: 'Không nối với lượt trước',
    hash: 'Nội dung khác với dấu của lượt',
    time: 'Thời điểm không hợp lệ',
    beacon: 'Thiếu hoặc sai số ngẫu nhiên công khai',
    result: 'Kết quả khác với quy tắc',
    root: 'Danh sách khác với lúc đã chốt',
    rank: 'Thứ hạng khác với quy tắc',
  } satisfies Record<(typeof proofFaultKinds)[number], string>,
  at: (entry: number) => `lượt ${number(entry)}`,
  own: {
    title: 'Kiểm tra lượt của Quý khách',
    text: 'Số điện thoại chỉ dùng trên trình duyệt này, không gửi đi đâu.',
    number: 'Số của lượt',
    phone: 'Số điện thoại',
    salt: 'Mã riêng của lượt',
    cause: 'Nguồn của lượt',
    keysHint: 'Có trong kết quả mỗi lượt và ở trang "Số của Quý khách".',
    check: 'Kiểm tra',
    wait: 'Vui lòng chờ kiểm tra xong toàn bộ dữ liệu.',
    missing: 'Không có lượt này.',
    mine: 'Đúng là lượt của Quý khách, nguyên vẹn trong chuỗi.',
    notMine: 'Dấu niêm phong không khớp với số điện thoại và mã này.',
    entry: (at: string, hash: string) => `Ghi lúc ${at}, dấu ${hash}`,
    prize: (prize: string) => `Kết quả: ${prize}`,
    noPrize: 'Kết quả: không trúng',
    rank: (rank: number) => `Thứ hạng: ${number(rank)}`,
    noRank: 'Không trong danh sách trúng giải và dự phòng',
    later: 'Kết quả chưa công khai.',
    cancelled: 'Lượt này đã huỷ cùng đơn hàng.',
  },
  files: 'Kiểm tra bằng chương trình riêng',
  filesText:
    'Tải toàn bộ dữ liệu và chương trình kiểm tra dài vài trang, đọc được hết. Cần Node.js 22 trở lên.',
  file: 'Tải dữ liệu (JSON)',
  script: 'Tải chương trình kiểm tra',
  scriptSays:
    'Chương trình này tính lại mọi thứ chỉ với Node, trừ chữ ký BLS của nguồn ngẫu nhiên: chữ ký được kiểm tra ngay ở trang này.',
  command: (slug: string) => `node kiem-tra.mjs ${slug}.json`,
  quantity: (quantity: number, name: string) => `${number(quantity)} × ${name}`,
}
