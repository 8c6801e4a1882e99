export const expertWireTexts = {
  /** Who asked, where nobody is known any more. */
  somebody: 'Khách hàng',
}
