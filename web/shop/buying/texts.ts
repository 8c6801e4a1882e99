/** Words on the way into the cart, and on from it. */
export const buyingTexts = {
  promptTitle: 'Đặt hàng',
  giftPromptTitle: 'Đăng nhập để đổi quà trong giỏ',
  reorder: 'Mua lại',
  reorderDone: 'Đã thêm vào giỏ hàng',
  reorderMissing: (names: string) => `Không thêm được: ${names} (hết hàng hoặc ngừng bán).`,
  reorderNone: 'Các sản phẩm này hiện không còn bán.',
  reorderFailed: 'Chưa thêm được vào giỏ hàng. Quý khách thử lại giúp chúng tôi.',
} as const
