import { brandName } from '#domain/brand/current-brand.ts'
/** Words of login, registration, forgotten passwords and logout. */
export const authTexts = {
  login: 'Đăng nhập',
  loginTitle: 'Đăng nhập',
  memberTitle: 'Khách hàng thành viên',
  memberText: 'Tích điểm, đổi quà và xem lại đơn hàng trên mọi thiết bị.',
  phone: 'Số điện thoại',
  password: 'Mật khẩu',
  passwordHint: '6 chữ số',
  forgotPassword: 'Quên mật khẩu',
  noAccount: 'Chưa có tài khoản?',
  registerNow: 'Đăng ký ngay',
  guestTitle: 'Mua hàng không cần tài khoản',
  guestText:
    'Quý khách chỉ cần để lại địa chỉ và số điện thoại nhận hàng. Đơn hàng luôn tra cứu lại được bằng số điện thoại.',
  guestPoints: [
    'Không cần mật khẩu hay hồ sơ',
    'Có thể trả tiền khi nhận hàng',
    'Tạo tài khoản sau, đơn này vẫn được thêm vào',
  ],
  guestHelp: 'Muốn đặt hàng qua điện thoại? Gọi',
  guestContinue: 'Đặt hàng không cần tài khoản',
  joinTitle: 'Chưa có tài khoản?',
  joinPoints: [
    'Mỗi đơn hàng và mỗi mã hàng chính hãng đều cộng điểm',
    'Điểm đổi được quà và voucher',
    'Xem lại đơn hàng trên mọi thiết bị',
  ],
  loggedIn: 'Đăng nhập thành công',
  wrongPasswordTitle: 'Sai số điện thoại hoặc mật khẩu',
  loginAgain: 'Đăng nhập lại',
  failed: 'Có lỗi xảy ra khi thực hiện thao tác. Vui lòng thử lại.',
  alreadyInTitle: 'Quý khách đã đăng nhập',
  alreadyInText: (name: string) => `Xin chào ${name}.`,
  toProfile: 'Hồ sơ thành viên',
  toShop: 'Mua hàng',

  registerTitle: 'Đăng ký thành viên',
  registerText:
    'Số điện thoại là tên đăng nhập và thẻ tích điểm của Quý khách. Chúng tôi gửi mã xác nhận gồm 6 chữ số.',
  benefits: [
    'Tích điểm cho từng hộp chính hãng, đổi quà và voucher',
    'Địa chỉ điền sẵn, xem lại và mua lại đơn cũ',
  ],
  benefitsTitle: 'Thành viên được gì?',
  benefitsBeside: [
    {
      kind: 'points',
      title: 'Điểm cho từng hộp chính hãng',
      text: 'Nhập mã trên hộp, điểm vào tài khoản ngay, đổi quà và voucher.',
    },
    {
      kind: 'address',
      title: 'Đặt hàng trong vài lần bấm',
      text: 'Tên và địa chỉ đã có sẵn, không phải điền lại.',
    },
    {
      kind: 'orders',
      title: 'Đơn hàng ở một nơi',
      text: 'Theo dõi, xem lại và mua lại trên mọi thiết bị.',
    },
    {
      kind: 'data',
      title: 'Quý khách quyết định',
      text: 'Chọn từng kênh nhận tin; xem, tải về hoặc xoá dữ liệu bất cứ lúc nào.',
    },
  ],
  progress: 'Các bước đăng ký',
  steps: ['Điện thoại', 'Thông tin', 'Địa chỉ', 'Mật khẩu'],
  shortSteps: ['Điện thoại', 'Tên và mật khẩu'],
  stepOf: (at: number, all: number) => `Bước ${at}/${all}:`,
  stepDone: '(đã xong)',
  back: 'Quay lại',
  consentNote: 'Bấm “Tiếp tục” là Quý khách đồng ý với',
  terms: 'điều khoản sử dụng',
  and: 'và',
  privacy: 'chính sách bảo mật',
  consentNoteEnd: 'của chúng tôi.',
  continue: 'Tiếp tục',
  haveAccount: 'Đã có tài khoản?',
  otpStep: 'Nhập mã xác nhận',
  changePhone: 'Đổi số điện thoại',
  existsTitle: 'Số điện thoại đã có tài khoản',
  existsText: (phone: string) =>
    `Số ${phone} đã là thành viên. Quý khách đăng nhập để tiếp tục, hoặc dùng số khác.`,
  otherPhone: 'Dùng số khác',
  passwordStep: 'Cài đặt mật khẩu',
  passwordText: 'Mật khẩu gồm 6 chữ số, dùng để đăng nhập trên mọi thiết bị.',
  newPassword: 'Mật khẩu mới',
  passwordRepeat: 'Nhập lại mật khẩu',
  easyAdvice: 'Quý khách nên chọn 6 số khác.',
  keptNote:
    'Những gì Quý khách đã điền vẫn còn, chỉ mật khẩu không được lưu. Quý khách điền tiếp từ đây.',
  filledNote: 'Đã điền sẵn theo đơn hàng, ô nào cũng sửa được.',
  profileSteps: {
    person: {
      title: 'Thông tin của Quý khách',
      why: 'Dưới mỗi ô có ghi vì sao cần. Sửa được bất cứ lúc nào trong hồ sơ.',
    },
    address: {
      title: 'Địa chỉ của Quý khách',
      why: 'Điền một lần, lần sau đặt hàng có sẵn. Không rõ phường cũ vẫn đăng ký được.',
    },
    secret: {
      title: 'Cài đặt mật khẩu',
      why: 'Bước cuối: mật khẩu để đăng nhập trên mọi thiết bị, và kênh Quý khách muốn nhận tin.',
    },
  },
  personWhy: {
    full_name: 'Ghi trên đơn hàng và thẻ thành viên.',
    birthday: 'Ngày/tháng/năm, để tư vấn đúng lứa tuổi.',
    email: 'Ghi trên đơn hàng của Quý khách.',
    gender: 'Để tư vấn sản phẩm phù hợp.',
  },
  /** The specification's "Vui lòng chọn", and what. */
  channelMissing: {
    Transaction: 'Vui lòng chọn ít nhất một kênh nhận thông báo',
    Commercial: 'Vui lòng chọn ít nhất một kênh nhận khuyến mãi',
  },
  consentFree: 'Không bắt buộc: không chọn kênh nào vẫn tạo được tài khoản.',
  consentTakenBack:
    'Quý khách đổi hoặc ngừng nhận tin bất cứ lúc nào trong hồ sơ, mục “Quyền riêng tư”.',
  moreAboutYou: 'Nghề nghiệp, chủ đề sức khoẻ (không bắt buộc)',
  nameStep: 'Tên và mật khẩu',
  nameWhy: 'Chỉ cần vậy là xong. Phần còn lại Quý khách bổ sung khi tiện, trong hồ sơ.',
  nameWhyReward: (points: number) =>
    `Chỉ cần vậy là xong. Phần còn lại bổ sung sau trong hồ sơ để nhận ${points} điểm.`,
  createAccount: 'Tạo tài khoản',
  created: 'Bạn đã tạo tài khoản thành công!',
  createdText: 'Quý khách đã đăng nhập và có thể mua hàng ngay.',
  createdAwaited: 'Quý khách đã đăng nhập. Bấm “Hoàn thành” để tiếp tục.',
  get card() {
    return `Thành viên ${brandName()}`
  },
  cardText: 'Đọc số này khi mua hàng ở nhà thuốc để tích điểm.',
  completeProfile: (points: number) => `Bổ sung hồ sơ, nhận ${points} điểm`,
  enterCode: 'Nhập mã trên hộp để tích điểm',
  seeGifts: 'Xem quà đổi bằng điểm',
  finish: 'Hoàn thành',
  sessionLate: 'Phiên xác nhận đã hết hạn. Quý khách xác nhận lại số điện thoại giúp chúng tôi.',

  forgotTitle: 'Quên mật khẩu',
  forgotText:
    'Quý khách nhập số điện thoại đã đăng ký, chúng tôi sẽ gửi mã xác nhận để cài đặt lại mật khẩu.',
  notRegisteredTitle: 'Số điện thoại chưa đăng ký',
  notRegisteredText: (phone: string) =>
    `Số ${phone} chưa có tài khoản. Quý khách đăng ký thành viên hoặc đăng nhập bằng số khác.`,
  register: 'Đăng ký',
  changed: 'Bạn đã đổi mật khẩu thành công!',
  changedText: 'Các thiết bị khác đã được đăng xuất. Quý khách đăng nhập bằng mật khẩu mới.',

  logout: 'Đăng xuất',
  logoutTitle: 'Đăng xuất khỏi tài khoản?',
  logoutText: 'Giỏ hàng và lịch sử đơn hàng lưu trên máy này sẽ được xoá.',
  stay: 'Ở lại',

  takeOverTitle: 'Thêm đơn hàng vào tài khoản?',
  takeOverText: (count: number) =>
    `Máy này có ${count} đơn hàng đặt khi chưa đăng nhập. Những đơn đặt bằng số điện thoại của Quý khách sẽ được chuyển vào tài khoản.`,
  takeOver: 'Thêm vào tài khoản',
  later: 'Để sau',
  takenOver: (count: number) => `Đã thêm ${count} đơn hàng vào tài khoản`,
  takenNone: 'Các đơn hàng trên máy này không đặt bằng số điện thoại của Quý khách.',
} as const

/** Words of what a member tells of themselves. */
export const personTexts = {
  fullName: 'Họ và tên',
  gender: 'Giới tính',
  genders: { male: 'Nam', female: 'Nữ' },
  birthday: 'Ngày sinh',
  birthdayHint: 'Ngày/tháng/năm, ví dụ 25/08/1980',
  birthdayPlaceholder: '25/08/1980',
  email: 'Email',
  emailOptional: 'Email (không bắt buộc)',
  job: 'Nghề nghiệp (không bắt buộc)',
  noJob: 'Chưa chọn',
  healths: 'Chủ đề sức khoẻ quan tâm (không bắt buộc)',
  consents: 'Nhận thông tin từ chúng tôi',
  transaction: 'Thông báo đơn hàng và tài khoản',
  commercial: 'Khuyến mãi và chăm sóc sức khoẻ',
  media: {
    zalo: 'Zalo',
    webPush: 'Thông báo trên trình duyệt',
    sms: 'Tin nhắn SMS',
    messenger: 'Messenger',
    appPush: 'Thông báo trên ứng dụng',
    email: 'Email',
  },
  /** Where the question says what comes by them. */
  shortMedia: {
    zalo: 'Zalo',
    webPush: 'Trình duyệt',
    sms: 'SMS',
    messenger: 'Messenger',
    appPush: 'Ứng dụng',
    email: 'Email',
  },
} as const
