/** What a membership says of itself where nobody else has words for it. */
export const membershipTexts = {
  /** Where nobody has reached a tier of the programme, or there is no programme. */
  lowestTier: 'Thành viên',
  /** Why a line of the ledger is there, as its member reads it for years. */
  codeEntered: (maskedCode: string, product: string) => `Nhập mã ${maskedCode} · ${product}`,
  voucherExchanged: 'Đổi điểm lấy voucher',
  /** Where a code was used that was not used at a pharmacy. */
  ownPlace: (brandName: string) => `Trang web ${brandName}`,
} as const
