/** Words of the question before a cart begins anew. */
export const newCartTexts = {
  title: 'Bắt đầu giỏ hàng mới?',
  /** By what the cart holds now. */
  why: {
    normal:
      'Sản phẩm của trung tâm tiêm chủng được đặt thành đơn riêng, không chung giỏ với hàng của nhà thuốc.',
    vaccine:
      'Giỏ hàng đang có sản phẩm của trung tâm tiêm chủng, được đặt thành đơn riêng với hàng của nhà thuốc.',
  },
  lost: (items: number, gifts: number, hasVouchers: boolean) => {
    const parts = [
      items > 0 && `${items} sản phẩm`,
      gifts > 0 && `${gifts} quà`,
      hasVouchers && 'voucher đã chọn',
    ].filter(Boolean)
    return `Nếu bắt đầu giỏ mới, ${parts.join(', ')} trong giỏ hiện tại sẽ bị bỏ:`
  },
  item: (name: string) => `· ${name}`,
  more: (count: number) => `và ${count} sản phẩm khác`,
  confirm: 'Bỏ giỏ hiện tại và thêm',
  cancel: 'Giữ giỏ hàng hiện tại',
} as const
