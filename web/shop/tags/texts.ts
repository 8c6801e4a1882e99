/** Being measured: asked in one line, explained on one page. */
export const tagTexts = {
  region: 'Đo lường lượt xem',
  ask: 'Chúng tôi muốn đo lượt xem và mua hàng để làm trang tốt hơn, không kèm tên hay số điện thoại.',
  more: 'Tìm hiểu',
  agree: 'Đồng ý',
  refuse: 'Từ chối',
  pageTitle: 'Lựa chọn đo lường',
  intro:
    'Khi Quý khách đồng ý, trang tải Google Tag Manager để đếm lượt xem, hàng cho vào giỏ và đơn đã đặt. Chưa đồng ý thì không có gì được tải, lưu hay gửi đi.',
  whatTitle: 'Những gì được ghi',
  what: [
    'Trang đã xem, sản phẩm, số lượng và số tiền của đơn.',
    'Một mã ngẫu nhiên lưu trong trình duyệt này, không gắn với tên của Quý khách.',
    'Không bao giờ: họ tên, số điện thoại, địa chỉ, mã xác nhận, mã tích điểm.',
  ],
  whereTitle: 'Nơi không đo',
  where:
    'Khu nhà thuốc, quay số không định danh và các trang mở bằng liên kết riêng của Quý khách.',
  now: { yes: 'Hiện tại: đã đồng ý.', no: 'Hiện tại: đã từ chối.' },
  saved: { yes: 'Đã ghi nhận: đồng ý.', no: 'Đã ghi nhận: từ chối. Cookie đo lường đã được xoá.' },
  none: 'Hiện cửa hàng không dùng công cụ đo lường nào.',
}
