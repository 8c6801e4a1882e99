/** Words of the surveys' own rules, on both sides of the wire. */
export const surveyTexts = {
  // Of an answer.
  choiceMissing: 'Vui lòng chọn một câu trả lời',
  wordsMissing: 'Vui lòng điền câu trả lời',
  photoMissing: 'Vui lòng chụp ít nhất một ảnh',
  ownWordsMissing: 'Vui lòng ghi rõ ý kiến khác',
  wrongKind: 'Câu trả lời chưa đúng dạng',
  noSuchQuestion: 'Câu hỏi này không có trong khảo sát',
  noSuchOption: 'Lựa chọn này không có trong câu hỏi',
  choiceTwice: 'Mỗi lựa chọn chỉ chọn một lần',
  tooFewChoices: (min: number) => `Vui lòng chọn ít nhất ${min} ý`,
  tooManyChoices: (max: number) => `Chỉ chọn tối đa ${max} ý`,
  textTooLong: (max: number) => `Vui lòng viết ngắn hơn (tối đa ${max} ký tự)`,
  wholeNumber: 'Vui lòng điền số nguyên',
  tooSmall: (min: number) => `Vui lòng điền từ ${decimal(min)} trở lên`,
  tooLarge: (max: number) => `Vui lòng điền không quá ${decimal(max)}`,
  tooManyAnswers: (max: number) => `Chỉ gửi tối đa ${max} câu trả lời một lần`,
  tooManyPhotos: (max: number) => `Chỉ gửi tối đa ${max} ảnh`,
  // Of a question.
  noQuestions: 'Khảo sát cần ít nhất một câu hỏi',
  firstHasCondition: 'Câu đầu tiên không được có điều kiện',
  sameId: 'Câu hỏi này trùng mã với câu khác. Vui lòng nhân bản lại câu hỏi.',
  textMissing: 'Điền nội dung câu hỏi',
  tooFewOptions: (min: number) => `Cần ít nhất ${min} lựa chọn`,
  optionEmpty: 'Có lựa chọn chưa điền nội dung',
  sameOption: 'Có hai lựa chọn giống nhau',
  sameOptionId: 'Có hai lựa chọn trùng mã. Vui lòng xoá và thêm lại.',
  choicesBetween: (max: number) => `Số ý được chọn phải từ 1 đến ${max}`,
  wholeEnds: 'Giới hạn phải là số nguyên',
  minAboveMax: 'Giới hạn dưới lớn hơn giới hạn trên',
  scaleEnds: 'Điền điểm đầu và điểm cuối của thang (số nguyên)',
  scaleSteps: (min: number, max: number) => `Thang cần từ ${min} đến ${max} mức`,
  photosBetween: (max: number) => `Số ảnh tối đa phải từ 1 đến ${max}`,
  conditionForward: 'Điều kiện phải dựa vào một câu đứng trước',
  conditionMisfit: 'Điều kiện không còn hợp với câu đứng trước. Vui lòng chọn lại.',
  // Of the survey.
  closesBeforeOpening: 'Ngày đóng phải sau ngày mở',
  closesInThePast: 'Ngày đóng đã qua',
  // Of a pharmacy that may not answer.
  noneOpen: 'Hiện chưa có khảo sát nào dành cho nhà thuốc.',
  notFound: 'Không tìm thấy khảo sát này.',
  notInvited: 'Khảo sát này không dành cho nhà thuốc của bạn.',
  notYetOpen: (day: string) => `Khảo sát sẽ mở vào ngày ${day}.`,
  hasClosed: 'Khảo sát đã đóng. Cảm ơn bạn đã quan tâm.',
  phoneMissing: 'Điền số điện thoại nhận điểm thưởng',
  // Of the back office.
  canOnlyGrow: {
    questions: 'Khảo sát đã phát hành nên câu hỏi không đổi được nữa',
    reward_points: 'Khảo sát đã phát hành nên điểm thưởng không đổi được nữa',
    opens_on: 'Ngày mở chỉ có thể lùi sớm hơn',
    closes_on: 'Ngày đóng chỉ có thể dời muộn hơn',
    access: 'Khảo sát đã mở cho mọi nhà thuốc nên không thu hẹp được nữa',
    store_codes: 'Nhà thuốc đã được mời thì không bỏ ra được nữa',
  },
  // Of what was answered.
  otherLabel: 'Ý kiến khác',
  photos: (count: number) => (count === 0 ? '' : `${count} ảnh`),
  pharmaciesMissing: 'Điền mã ít nhất một nhà thuốc được mời',
} as const

/** What a pharmacy's phone is told in its history of points. */
export const rewardNote = (title: string) => `Trả lời khảo sát “${title}”`

function decimal(value: number): string {
  return value.toLocaleString('vi-VN')
}
