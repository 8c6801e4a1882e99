/** A kind of work that the shop does by itself, named as its queue. */
export interface JobKind {
  /** What staff call it. */
  label: string
  /** How it is treated; the figures stand with the queues. */
  group: 'messages' | 'calls' | 'work' | 'schedules'
  /** Days after its event until which doing it late is better than not at all. */
  goodForDays?: number
}

/** Everything that may be given up; a test holds it to the listeners and schedules there are. */
export const jobKinds: Readonly<Record<string, JobKind>> = {
  'order.placed.sendOrderConfirmation': message('Nhắn khách: đã nhận đơn', 3),
  'order.moved.notifyCustomer': message('Nhắn khách: đơn đổi trạng thái', 3),
  'order.burnRefused.sendRefusal': message('Nhắn khách: không đổi được quà', 7),
  'order.moneyCame.notifyCustomer': message('Nhắn khách: tiền đã đến', 7),
  'order.changed.notifyCustomer': message('Nhắn khách: đơn được sửa', 3),
  'order.returned.notifyCustomer': message('Nhắn khách: đã nhận hàng trả', 7),
  'order.returnRequest.notifyCustomer': message('Nhắn khách: trả lời yêu cầu trả hàng', 7),
  'refund.accountAsked.askCustomer': message('Nhắn khách: hỏi tài khoản nhận tiền hoàn', 14),
  'refund.done.notifyCustomer': message('Nhắn khách: đã hoàn tiền', 14),
  'replenish.announced.tellMember': message('Nhắn khách: sắp đến kỳ giao', 2),
  'replenish.feeRose.tellMember': message('Nhắn khách: hỏi phí giao mới của kỳ giao', 1),
  'replenish.held.tellMember': message('Nhắn khách: kỳ giao bị hoãn', 2),
  'replenish.cancelled.tellMember': message('Nhắn khách: đã dừng giao định kỳ', 7),
  'replenish.unchosenEnded.tellMember': message(
    'Nhắn khách: dừng lịch giao không do khách chọn',
    14,
  ),
  'review.asked.askBuyer': message('Nhắn khách: hỏi ý kiến sau khi nhận hàng', 7),
  'review.hidden.tellWriter': message('Nhắn khách: nhận xét không được hiển thị', 7),
  'question.answered.tellAsker': message('Nhắn người hỏi: đã có câu trả lời', 14),
  'question.askedAgain.tellAskerAgain': message('Nhắn lại người hỏi: câu trả lời đã có', 1),
  'game.won.tellWinner': message('Nhắn khách: trúng thưởng trò chơi', 7),
  'game.claimEnding.warnWinner': message('Nhắc người trúng thưởng sắp hết hạn nhận giải', 2),
  'chat.waiting.tellStaff': message('Báo điện thoại người trực: có khách chờ trả lời', 1),
  'staff.rung.tellDevices': message('Báo thiết bị của nhân viên: có thông báo mới', 1),
  'mail.due.sendMail': message('Gửi email cho khách', 3),
  'push.due.showNotice': message('Báo trên thiết bị của khách', 2),
  'chat.answered.tellVisitor': message('Báo thiết bị của khách: có trả lời tin nhắn', 1),
  'points.expiring.tellExpiry': message('Nhắn khách: điểm sắp hết hạn', 3),
  'points.adjusted.tellMember': message('Nhắn khách: điểm được điều chỉnh', 7),
  'membership.locked.tellMember': message('Nhắn khách: tài khoản tích điểm bị khoá', 3),
  'membership.unlocked.tellMember': message('Nhắn khách: tài khoản tích điểm mở lại', 3),
  'phones.merged.tellBothPhones': message('Nhắn hai số: đã gộp số điện thoại', 3),
  'counterfeit.replied.tellReporter': message('Nhắn khách: trả lời báo cáo hàng giả', 14),

  'refund.started.sendRefund': { label: 'Gửi yêu cầu hoàn tiền tới cổng', group: 'calls' },

  'order.placedByMember.settlePoints': work('Trừ điểm đổi quà của đơn'),
  'order.placedByMember.rememberAddress': work('Ghi địa chỉ nhận quà của thành viên'),
  'order.pointsDue.creditPoints': work('Cộng điểm của đơn'),
  'order.placedToRepeat.keepSubscriptions': work('Lập đơn định kỳ'),
  'order.repeatCancelled.endSubscriptions': work('Dừng đơn định kỳ của đơn đã huỷ'),
  'replenish.notOrdered.orderCycle': work('Đặt đơn của kỳ giao bị lỗi'),
  'payment.received.takeReceipt': work('Ghi tiền vào đơn'),
  'payment.transferCame.takeTransfer': work('Đối chiếu chuyển khoản'),
  'refund.done.noteRefunded': work('Ghi khoản hoàn vào đơn'),
  'staff.event.ringBell': work('Đưa thông báo vào chuông của nhân viên'),
  'export.ordered.makeFile': work('Tạo tệp đã đặt xuất'),
  'bulk.ordered.carryOut': work('Thao tác hàng loạt đã đặt'),
  'codes.issueAsked.issueBatch': work('Phát hành lô mã'),
  'shipment.moved.followParcel': work('Theo trạng thái vận chuyển'),
  'member.registered.ensureLoyaltyAccount': work('Mở tài khoản điểm'),
  'member.profileCompleted.rewardProfile': work('Tặng điểm hoàn thiện hồ sơ'),
  'member.erased.eraseLoyaltyAccount': work('Xoá tài khoản điểm của khách đã xoá'),
  'member.erased.reduceOrders': work('Bỏ tên khách đã xoá khỏi đơn'),
  'member.erased.endSubscriptions': work('Dừng đơn định kỳ của khách đã xoá'),
  'member.erased.eraseChats': work('Xoá tin nhắn của khách đã xoá'),
  'member.erased.forgetWriter': work('Bỏ tên khách đã xoá khỏi nhận xét'),
  'order.delivered.giveEntries': work('Tặng lượt chơi của đơn đã giao'),
  'order.returned.takeEntriesBack': work('Thu lại lượt chơi của hàng đã trả'),
  'codes.earned.giveEntries': work('Tặng lượt chơi của mã đã tích điểm'),
  'survey.rewarded.giveEntries': work('Tặng lượt chơi của khảo sát đã trả lời'),
  'game.simulated.play': work('Chạy thử chương trình trò chơi'),
  'order.returned.noteInReviews': work('Ghi hàng đã trả vào nhận xét'),
  'member.erased.forgetPurchases': work('Bỏ khách đã xoá khỏi sổ nhà thuốc'),
  'member.erased.forgetLeads': work('Bỏ khách đã xoá khỏi danh sách để lại số'),
  'member.erased.forgetPlayer': work('Bỏ khách đã xoá khỏi lượt chơi của các chương trình'),
  'member.erased.forgetAsker': work('Bỏ khách đã xoá khỏi câu hỏi gửi chuyên gia'),
  'loyalty.accountErased.revokeVouchers': work('Thu hồi voucher của khách đã xoá'),
  'loyalty.accountErased.forgetCounterPhones': work('Bỏ số của khách đã xoá ở quầy'),
  'loyalty.accountErased.forgetRewarded': work('Bỏ số của khách đã xoá ở khảo sát'),

  'call-back-parcels': timed('Mỗi 5 phút: báo huỷ vận đơn cho đơn vị vận chuyển'),
  'sweep-orders': timed('Mỗi phút: tiếp tục các đơn đang chờ'),
  'give-holds-back': timed('Mỗi phút: trả về kho hàng giữ chỗ không thành đơn'),
  'sweep-payments': timed('Mỗi phút: hỏi cổng thanh toán'),
  'settle-shown-products': timed('Mỗi phút: đưa mô tả sản phẩm đã đến giờ vào danh sách'),
  'settle-badges': timed('Mỗi phút: gỡ nhãn sản phẩm đã hết ngày'),
  'look-at-games': timed('Mỗi phút: chốt, quay và đóng các chương trình trò chơi'),
  'lapse-game-claims': timed('Mỗi ngày: nhắc người trúng thưởng và đóng giải quá hạn nhận'),
  'tell-askers': timed('Mỗi phút: báo người hỏi khi câu trả lời lên trang'),
  'keep-chats': timed('Mỗi giờ: đóng cuộc trò chuyện đã yên, xoá tin nhắn hết hạn lưu'),
  'forget-askers': timed('Mỗi ngày: bỏ người hỏi khỏi câu hỏi cũ'),
  'standing-orders': timed('Mỗi giờ: tạo và báo đơn định kỳ'),
  'tell-stores-of-reminders': timed('Mỗi sáng: nhắc lịch mua cho nhà thuốc'),
  'ask-for-reviews': timed('Mỗi ngày: hỏi ý kiến khách đã nhận hàng'),
  'count-order-days': timed('Mỗi phút: cộng doanh thu các ngày có đơn thay đổi'),
  'count-point-days': timed('Mỗi phút: cộng điểm phát sinh của các ngày'),
  'count-offer-days': timed('Mỗi phút: cộng voucher và quà của các ngày'),
  'count-code-days': timed('Mỗi phút: cộng mã chính hãng của các ngày'),
  'count-cohorts': timed('Mỗi phút: đếm khách quay lại theo tháng mua đầu'),
  'count-today': timed('Mỗi phút: đếm số liệu trong ngày'),
  'announce-expiring-points': timed('Mỗi ngày: báo điểm sắp hết hạn'),
  'expire-points': timed('Mỗi ngày: trừ điểm hết hạn'),
  'erase-members': timed('Mỗi ngày: xoá tài khoản theo yêu cầu'),
  'reduce-orders': timed('Mỗi ngày: bỏ thông tin khỏi đơn cũ'),
  'lapse-return-requests': timed('Mỗi ngày: đóng yêu cầu trả hàng không có hàng về'),
  'forget-return-requests': timed('Mỗi ngày: dọn ảnh và lời yêu cầu trả hàng cũ'),
  'run-backfills': timed('Mỗi phút: điền tiếp dữ liệu cho bản cập nhật'),
  housekeeping: timed('Mỗi giờ: dọn dữ liệu hết hạn'),
  'forget-ended-jobs': timed('Mỗi 10 phút: dọn việc đã xong'),
  'warn-of-due-data-requests': timed('Mỗi giờ: nhắc yêu cầu về dữ liệu sắp hết hạn'),
  'forget-old-sessions': timed('Mỗi ngày: dọn phiên của khách'),
  'forget-old-desk-sessions': timed('Mỗi ngày: dọn phiên quản trị'),
  'forget-old-store-sessions': timed('Mỗi ngày: dọn phiên nhà thuốc'),
  'forget-code-addresses': timed('Mỗi ngày: dọn dấu vết nhập mã'),
  'forget-code-phones': timed('Mỗi ngày: dọn số điện thoại nhập mã'),
  'forget-code-reports': timed('Mỗi ngày: dọn báo cáo hàng giả'),
  'forget-code-locks': timed('Mỗi ngày: dọn khoá nhập mã'),
  'end-membership-locks': timed('Mỗi 10 phút: mở khoá tích điểm hết hạn'),
  'forget-counter-phones': timed('Mỗi ngày: dọn số điện thoại ở quầy'),
  'forget-payment-news': timed('Mỗi ngày: dọn tin của cổng thanh toán'),
  'forget-old-purchases': timed('Mỗi ngày: dọn sổ mua hàng'),
}

function message(label: string, goodForDays: number): JobKind {
  return { label, group: 'messages', goodForDays }
}

function work(label: string): JobKind {
  return { label, group: 'work' }
}

function timed(label: string): JobKind {
  return { label, group: 'schedules' }
}
