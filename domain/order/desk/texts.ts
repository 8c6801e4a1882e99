/** What the desk's server says of orders. */
export const deskTexts = {
  cursorUnknown: 'Trang tiếp theo không còn đúng. Vui lòng tải lại danh sách.',
  moreGoods: (count: number) => `và ${count} sản phẩm khác`,
  gift: (name: string) => `quà ${name}`,
}
