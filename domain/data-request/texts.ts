import type {
  RefusalGround,
  RequestChannel,
  RequestKind,
  RequestProof,
  RequestState,
  RequestStep,
} from './kinds.ts'

/** What is refused about requests, and what the audit calls what is done of them. */
export const dataRequestTexts = {
  added: 'Ghi yêu cầu về dữ liệu cá nhân',
  changed: 'Sửa yêu cầu về dữ liệu cá nhân',
  imported: 'Nhập yêu cầu về dữ liệu cá nhân',
  assigned: 'Giao yêu cầu về dữ liệu cá nhân',
  answered: 'Phản hồi đã nhận yêu cầu về dữ liệu cá nhân',
  closed: {
    done: 'Hoàn thành yêu cầu về dữ liệu cá nhân',
    refused: 'Từ chối yêu cầu về dữ liệu cá nhân',
    withdrawn: 'Khách rút yêu cầu về dữ liệu cá nhân',
  },
  fileMade: 'Lập tệp dữ liệu theo yêu cầu của khách',
  corrected: 'Sửa thông tin khách theo yêu cầu',
  nothingCorrected: 'Chưa có gì khác với thông tin đang lưu',
  otherByNow: 'Thông tin của khách vừa đổi. Xem lại thông tin đang lưu rồi sửa.',
  placeGone: 'Địa chỉ này không còn',
  eraseAsked: 'Hẹn xoá tài khoản theo yêu cầu của khách',
  consentsWithdrawn: 'Rút đồng ý theo yêu cầu của khách',
  openAlready: 'Khách đang có một yêu cầu cùng loại chưa xong',
  over: 'Yêu cầu này đã xong',
  noAccount: 'Khách không có tài khoản: xử lý trên từng đơn hàng rồi ghi lại kết quả',
  noLaw: 'Chưa có số liệu pháp luật về hạn xử lý cho hôm nay. Xin thêm ở mục Số liệu pháp luật.',
  notThisKind: 'Việc này không thuộc loại yêu cầu đang mở',
  groundNeeded: 'Chọn căn cứ từ chối',
  eraseFirst: 'Hẹn xoá tài khoản trước; yêu cầu tự đóng khi xoá xong',
  personGone: 'Người này không nhận việc được',
} as const

export const requestKindLabels: Record<RequestKind, string> = {
  copy: 'Xin bản sao dữ liệu',
  correct: 'Sửa dữ liệu',
  erase: 'Xoá dữ liệu',
  withdraw: 'Rút đồng ý',
  object: 'Phản đối xử lý',
}

export const requestChannelLabels: Record<RequestChannel, string> = {
  phone: 'Gọi điện',
  counter: 'Đến trực tiếp',
  mail: 'Thư, email',
  account: 'Tự làm trong tài khoản',
}

export const requestProofLabels: Record<RequestProof, string> = {
  document: 'Xem giấy tờ tuỳ thân',
  callBack: 'Gọi lại số đã lưu',
  code: 'Mã gửi đến số đã lưu',
  session: 'Đã đăng nhập',
}

export const requestStateLabels: Record<RequestState, string> = {
  open: 'Đang xử lý',
  done: 'Đã xong',
  refused: 'Đã từ chối',
  withdrawn: 'Khách đã rút',
}

export const refusalGroundLabels: Record<RefusalGround, string> = {
  unproven: 'Không xác minh được người yêu cầu',
  law: 'Pháp luật buộc lưu giữ',
  contract: 'Còn đơn hàng, nghĩa vụ chưa xong',
  othersRights: 'Ảnh hưởng quyền của người khác',
  none: 'Không có dữ liệu như yêu cầu',
}

export const requestStepLabels: Record<RequestStep, string> = {
  fileMade: 'Đã lập tệp dữ liệu',
  nameCorrected: 'Đã sửa tên',
  corrected: 'Đã sửa thông tin',
  eraseAsked: 'Đã hẹn xoá tài khoản',
  erased: 'Đã xoá tài khoản',
  consentsWithdrawn: 'Đã rút đồng ý',
}

/** How a request ended, as a mail says it. */
export const requestResultWords: Record<Exclude<RequestState, 'open'>, string> = {
  done: 'đã thực hiện',
  refused: 'không thực hiện được',
  withdrawn: 'đã dừng theo lời Quý khách',
}

/** Heads of the file of requests. */
export const requestColumns = {
  id: 'Số',
  state: 'Trạng thái',
  kind: 'Loại',
  channel: 'Kênh',
  askedAt: 'Lúc nhận',
  answerDue: 'Hạn phản hồi',
  answered: 'Phản hồi lúc',
  due: 'Hạn thực hiện',
  closed: 'Đóng lúc',
  assignee: 'Người xử lý',
} as const
