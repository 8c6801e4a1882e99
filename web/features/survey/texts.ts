/** Answering a survey, at a pharmacy and in the back office's preview. */
export const surveyPageTexts = {
  title: 'Trả lời khảo sát',
  listText: 'Chọn một khảo sát để trả lời. Câu trả lời được lưu lại sau mỗi câu.',
  none: 'Chưa có khảo sát nào',
  noneText: 'Khi có khảo sát dành cho nhà thuốc, bạn sẽ thấy ở đây.',
  closedTitle: 'Khảo sát chưa mở cho nhà thuốc',
  checkFailed: 'Chưa kiểm tra được khảo sát',
  checkFailedText: 'Vui lòng kiểm tra mạng rồi thử lại. Câu đã điền trên máy này vẫn được giữ.',
  rememberedTitle: 'Đang mất mạng.',
  rememberedText:
    'Bạn cứ trả lời tiếp: câu trả lời và ảnh được giữ trên máy này, tự gửi khi có mạng.',
  closedDropped: 'Khảo sát đã đóng. Phần chưa gửi trên máy này đã được xoá.',
  backHome: 'Về trang chủ',
  retry: 'Thử lại',
  backToList: 'Các khảo sát khác',
  loading: 'Đang tải khảo sát',

  // What a survey is.
  questions: (count: number) => `${count} câu hỏi`,
  questionsBetween: (min: number, max: number) => `${min}–${max} câu hỏi`,
  until: (day: string) => `Trả lời đến hết ngày ${day}`,
  editableUntil: (day: string) => `Sửa được đến hết ngày ${day}`,
  reward: (points: string) => `Tặng ${points} khi gửi`,
  begin: 'Bắt đầu',
  resume: 'Trả lời tiếp',
  resumeText: (done: number, all: number) => `Đã trả lời ${done}/${all} câu`,
  sentBadge: 'Đã gửi',
  draftBadge: 'Đang trả lời',
  newBadge: 'Mới',

  // On the way.
  step: (at: number, all: number) => `Câu ${at}/${all}`,
  stepLabel: 'Tiến độ',
  optional: 'Không bắt buộc',
  manyHint: (min: number | undefined, max: number | undefined) => {
    if (min !== undefined && max !== undefined) {
      return min === max ? `Chọn đúng ${min} ý` : `Chọn từ ${min} đến ${max} ý`
    }
    if (max !== undefined) return `Chọn tối đa ${max} ý`
    return min !== undefined && min > 1 ? `Chọn ít nhất ${min} ý` : 'Có thể chọn nhiều ý'
  },
  numberHint: (min: string | undefined, max: string | undefined) => {
    if (min !== undefined && max !== undefined) return `Từ ${min} đến ${max}`
    if (min !== undefined) return `Từ ${min} trở lên`
    return max === undefined ? '' : `Không quá ${max}`
  },
  notANumber: 'Vui lòng chỉ điền số',
  other: 'Ý kiến khác',
  otherWords: 'Ghi rõ ý kiến khác',
  back: 'Câu trước',
  next: 'Câu tiếp',
  toReview: 'Xem lại',
  skip: 'Bỏ qua',

  saving: 'Đang lưu…',
  saved: 'Đã lưu',
  waiting: 'Chờ mạng, đã giữ trên máy này',
  refused: 'Có câu chưa lưu được',
  held: 'Thay đổi chưa gửi',

  // Pictures.
  takePhoto: 'Chụp ảnh',
  morePhoto: 'Thêm ảnh',
  choosePhoto: 'Chọn ảnh có sẵn',
  photoOf: (place: number) => `Ảnh ${place}`,
  removePhoto: (place: number) => `Xoá ảnh ${place}`,
  photoHint: (max: number) => (max === 1 ? 'Gửi một ảnh' : `Gửi tối đa ${max} ảnh`),
  photoReading: 'Đang xử lý ảnh…',
  photoWaiting: 'Chờ gửi',
  photoSending: 'Đang gửi ảnh…',
  photoOffline: 'Chờ mạng để gửi',
  photoBusy: 'Máy chủ đang bận, ảnh sẽ tự gửi lại',
  photoSignedOut: 'Đăng nhập lại để gửi ảnh này',
  photoNotKept: 'Máy này không lưu được ảnh. Vui lòng giữ trang mở đến khi ảnh được gửi.',
  photoLeft: 'Có ảnh chưa gửi được. Vui lòng gửi lại hoặc xoá ảnh đó.',
  photosWait: 'Còn ảnh đang chờ gửi.',
  photoUnseen: 'Ảnh đã gửi. Chưa tải được để xem.',
  photoUnreadable: 'Chưa đọc được ảnh này. Vui lòng chọn ảnh khác.',
  photoRetry: (place: number) => `Gửi lại ảnh ${place}`,
  photoPreview: 'Xem trước không nhận ảnh',

  // The end.
  reviewTitle: 'Xem lại câu trả lời',
  reviewText: 'Bấm vào một câu để sửa.',
  notAnswered: 'Chưa trả lời',
  phone: 'Số điện thoại nhận điểm',
  phoneHint: (points: string) => `${points} được cộng vào tài khoản của số này, một lần.`,
  send: 'Gửi câu trả lời',
  sendChanges: 'Gửi thay đổi',
  sendFailed: 'Chưa gửi được. Câu trả lời vẫn được giữ, vui lòng thử lại.',
  sendOffline: 'Chưa có mạng. Câu trả lời đã được giữ trên máy này, gửi lại khi có mạng.',
  lookAgain: 'Vui lòng xem lại các câu được đánh dấu.',
  thanksTitle: 'Đã gửi, cảm ơn bạn',
  rewarded: (points: string, phone: string) => `${points} đã được cộng cho số ${phone}`,
  rewardedSomebody: (points: string) => `${points} đã được cộng`,
  edit: 'Sửa câu trả lời',
  changed: 'Có thay đổi chưa gửi',
} as const
